import { RefusedError } from '../net/api';
import type { Refusal } from '../net/protocol';
import { isSaid, say, speak } from './words.svelte';

/** Why something was not done: in the reader's language, else as the server says it. */
export const refusalText = (refusal: Refusal, names: readonly string[] = []): string =>
  isSaid(refusal.key) ? speak(refusal, names) : refusal.text;

/** The same for anything that was thrown. */
export const errorText = (error: unknown): string =>
  error instanceof RefusedError ? refusalText(error.refusal) : say('web-unreachable');
