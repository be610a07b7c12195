/** Bots as they are asked for, `flat` or `flat:1500`, and as people call them. */
import type { Strength } from '../net/protocol';
import { isSaid, say } from './words.svelte';

/** What stands before the first colon, and what after it. */
export function halves(text: string): [string, string] {
  const [before, ...after] = text.split(':');
  return [before!, after.join(':')];
}

/** How a bot is asked for; the usual strength goes without saying. */
export const botText = (name: string, strength: string, { usual }: Strength): string =>
  strength === '' || strength === String(usual) ? name : `${name}:${strength}`;

/** What people call a bot; a text that is none stays as it is. */
export function botName(bot: string): string {
  const [name, strength] = halves(bot);
  if (!isSaid(`web-bot-${name}`)) return bot;
  const called = say(`web-bot-${name}`);
  return strength ? say('web-name-strength', { name: called, strength }) : called;
}
