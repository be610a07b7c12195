/** Bots as the server names them, `flat` or `flat:1500` with a strength, and as people read them. */
import type { Strength } from '../net/protocol';
import { hasTranslation, translate } from './translate.svelte';

/** The parts of `text` before and after its first colon. */
export function splitAtColon(text: string): [string, string] {
  const [before, ...after] = text.split(':');
  return [before!, after.join(':')];
}

/** The bot `name` with `strength`, as the server reads it. The usual strength is left out. */
export const botSpec = (name: string, strength: string, { usual }: Strength): string =>
  strength === '' || strength === String(usual) ? name : `${name}:${strength}`;

/** The name of `bot` for people; a text that names no bot is returned as it is. */
export function botName(bot: string): string {
  const [name, strength] = splitAtColon(bot);
  if (!hasTranslation(`web-bot-${name}`)) return bot;
  const translated = translate(`web-bot-${name}`);
  return strength ? translate('web-name-strength', { name: translated, strength }) : translated;
}
