import './english';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateSettings } from '../ui/settings/settings.svelte';
import { placeOf } from './parts';
import { chooseNamedLanguage, languageName, languages, loadLanguage, preferredLanguage, setLanguage } from './texts';
import { language, translate } from './translate.svelte';

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en'] }));
afterEach(async () => {
  updateSettings({ language: 'en' });
  await loadLanguage();
  updateSettings({ language: null });
});

/** The language preferred in a browser with these `languages`. */
function preferredBy(...languages: string[]): string {
  vi.stubGlobal('navigator', { languages });
  return preferredLanguage();
}

describe('the preferred language', () => {
  it("is the first of the browser's languages that has catalogues", () => {
    expect(preferredBy('ro')).toBe('ro');
    expect(preferredBy('ro-MD', 'en')).toBe('ro');
    expect(preferredBy('en-GB', 'ro')).toBe('en');
    expect(preferredBy('xx', 'ro-RO')).toBe('ro');
  });

  it('is English if none of them has any', () => {
    expect(preferredBy('xx-XX')).toBe('en');
    expect(preferredBy()).toBe('en');
  });

  it('is the one that the reader has chosen', () => {
    setLanguage('ro');
    expect(preferredBy('en')).toBe('ro');
  });
});

describe('the address of a page', () => {
  it('names a language', () => {
    chooseNamedLanguage('ro-MD');
    expect(preferredBy('en')).toBe('ro');
  });

  it('changes nothing if it names none that has catalogues', () => {
    for (const named of [null, '', 'xx', '\0']) chooseNamedLanguage(named);
    expect(preferredBy('ro')).toBe('ro');
  });
});

describe('another language', () => {
  it('is shown once its texts are there', async () => {
    setLanguage('ro');
    const loading = loadLanguage();
    expect([language(), translate('web-rules')]).toEqual(['en', 'Rules']);
    await loading;
    expect([language(), translate('web-rules')]).toEqual(['ro', 'Reguli']);
    expect(translate('web-keys-everywhere')).not.toBe('web-keys-everywhere'); // of another part, loaded in English before
  });

  it('is not shown if the reader has chosen again meanwhile', async () => {
    setLanguage('ro');
    const loading = loadLanguage();
    setLanguage('en');
    await loading;
    expect(language()).toBe('en');
  });

  it('has the texts of pages that are opened while it is loading', async () => {
    vi.resetModules();
    const fresh = await import('./texts');
    const { translate } = await import('./translate.svelte');
    await fresh.loadLanguage();
    fresh.setLanguage('ro');
    await Promise.all([fresh.loadLanguage(), fresh.loadTexts('settings')]);
    expect(translate('web-keys-everywhere')).not.toBe('web-keys-everywhere');
  });
});

it('loads the parts of a language when they are asked for', async () => {
  vi.resetModules();
  const fresh = await import('./texts');
  const { translate } = await import('./translate.svelte');
  await fresh.loadLanguage();
  expect(translate('web-rules')).toBe('Rules');
  expect(translate('web-keys-everywhere')).toBe('web-keys-everywhere');
  await fresh.loadTexts('settings');
  expect(translate('web-keys-everywhere')).not.toBe('web-keys-everywhere');
  expect(translate('web-review-begin')).toBe('web-review-begin');
});

it('sorts catalogues by language and part', () => {
  expect(placeOf('../locales/ro/web/web.ftl')).toEqual({ language: 'ro', part: 'start' });
  expect(placeOf('/x/locales/en/games/regatta-setup.ftl?raw')).toEqual({ language: 'en', part: 'setup' });
  expect(placeOf('locales/en/review.ftl')).toEqual({ language: 'en', part: 'review' });
});

it('calls languages what they call themselves', () => {
  expect(languages).toContain('ro');
  expect(['en', 'ro'].map(languageName)).toEqual(['English', 'Română']);
});

it('names no turn of a replay before the first one', () => {
  expect(translate('web-replay-at', { turn: 0, ply: 0, last: 55 })).toBe('Moment 0 of 55');
  expect(translate('web-replay-at', { turn: 3, ply: 9, last: 55 })).toBe('Turn 3, moment 9 of 55');
});
