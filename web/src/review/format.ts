/** Numbers of reviews as people read them. */
import { joinPhrases } from '../i18n/names';
import { language, translate } from '../i18n/translate.svelte';

const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
  value.toLocaleString(language(), options).replace('-', '−');

/** A chance in whole percent: 42% for 0.423. */
export const percent = (chance: number): string => formatted(chance, { style: 'percent' });

const digits = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }) as const;
const PLAIN = digits(1);
const SIGNED = { ...PLAIN, signDisplay: 'exceptZero' } as const;

export const finePercent = (chance: number): string => formatted(chance, { ...PLAIN, style: 'percent' });
export const signedPercent = (chance: number): string => formatted(chance, { ...SIGNED, style: 'percent' });
export const number = (value: number, decimals = 1): string => formatted(value, digits(decimals));
export const signedNumber = (value: number, decimals = 1): string =>
  formatted(value, { ...digits(decimals), signDisplay: 'exceptZero' });

/** The chance of every seat to win, as one line of text. */
export const chancesText = (chances: readonly number[], names: readonly string[]): string =>
  joinPhrases(chances.map((chance, seat) => translate('web-review-chance', { name: names[seat] ?? '', chance: percent(chance) })));
