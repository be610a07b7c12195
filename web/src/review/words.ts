/** What reviews say: their own catalogues, and chances as people read them. */
import { language, learn, say } from '../words/words.svelte';

learn(
  import.meta.glob<string>('../../../src/taros/locales/*/{review,review-web}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
  value.toLocaleString(language(), options).replace('-', '−');

/** 0.423 as 42 %. */
export const percent = (chance: number): string => formatted(chance, { style: 'percent' });

const SIGNED = { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const PLAIN = { ...SIGNED, signDisplay: 'auto' } as const;

export const finePercent = (chance: number): string => formatted(chance, { ...PLAIN, style: 'percent' });
export const signedPercent = (chance: number): string => formatted(chance, { ...SIGNED, style: 'percent' });
export const number = (value: number): string => formatted(value, PLAIN);
export const signedNumber = (value: number): string => formatted(value, SIGNED);

/** Every seat's chance to win, in one line. */
export const chancesText = (chances: readonly number[], names: readonly string[]): string =>
  chances.map((chance, seat) => say('web-review-chance', { name: names[seat] ?? '', chance: percent(chance) })).join(', ');
