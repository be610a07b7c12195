import { afterEach, expect, it, vi } from 'vitest';
import { language, setLanguage } from './translate.svelte';
import { updateSettings } from '../ui/settings/settings.svelte';

/** The language in use in a browser with these `languages`. */
function languageFor(...languages: string[]): string {
  vi.stubGlobal('navigator', { languages });
  updateSettings({ language: 'en' }); // the browser's languages are read again when the setting changes
  updateSettings({ language: null });
  return language();
}

afterEach(() => updateSettings({ language: null }));

it("uses the first of the browser's languages that has a catalogue", () => {
  expect(languageFor('ro')).toBe('ro');
  expect(languageFor('ro-MD', 'en')).toBe('ro');
  expect(languageFor('en-GB', 'ro')).toBe('en');
  expect(languageFor('xx', 'ro-RO')).toBe('ro');
});

it('uses English if none of them has one', () => {
  expect(languageFor('xx-XX')).toBe('en');
  expect(languageFor()).toBe('en');
});

it('uses the language that the reader has chosen', () => {
  expect(languageFor('en')).toBe('en');
  setLanguage('ro');
  expect(language()).toBe('ro');
});
