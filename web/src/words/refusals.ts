import { RefusedError } from '../net/api';
import type { Refusal } from '../net/protocol';
import { botName } from './bots';
import { isSaid, say, speak } from './words.svelte';

/**
 * Why something was not done: in the reader's language, else as the server says it. A page has words
 * of its own where the others speak of what one writes on a command line.
 */
export function refusalText(refusal: Refusal, names: readonly string[] = []): string {
  const key = [`web-refused-${refusal.key}`, refusal.key].find(isSaid);
  return key ? speak({ key, arguments: callingBots(refusal.arguments) }, names) : refusal.text;
}

/** With bots as people call them. */
const callingBots = (given: Refusal['arguments']): Refusal['arguments'] =>
  typeof given.bot === 'string' ? { ...given, bot: botName(given.bot) } : given;

/** The same for anything that was thrown. */
export const errorText = (error: unknown): string =>
  error instanceof RefusedError ? refusalText(error.refusal) : say('web-unreachable');
