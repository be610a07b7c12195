/** Numbers of reviews as people read them. Importing this module loads the catalogues of reviews. */
import { addCatalogues, language, translate } from '../i18n/translate.svelte';

addCatalogues(
  import.meta.glob<string>('../../../src/taros/locales/*/{review,review-web}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
  value.toLocaleString(language(), options).replace('-', '−');

/** A chance in whole percent: 42% for 0.423. */
export const percent = (chance: number): string => formatted(chance, { style: 'percent' });

const SIGNED = { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const PLAIN = { ...SIGNED, signDisplay: 'auto' } as const;

export const finePercent = (chance: number): string => formatted(chance, { ...PLAIN, style: 'percent' });
export const signedPercent = (chance: number): string => formatted(chance, { ...SIGNED, style: 'percent' });
export const number = (value: number): string => formatted(value, PLAIN);
export const signedNumber = (value: number): string => formatted(value, SIGNED);

/** The chance of every seat to win, as one line of text. */
export const chancesText = (chances: readonly number[], names: readonly string[]): string =>
  chances.map((chance, seat) => translate('web-review-chance', { name: names[seat] ?? '', chance: percent(chance) })).join(', ');
