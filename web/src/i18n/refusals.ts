/** Why the server refused a request, as people read it. */
import { device } from '../offline/device.svelte';
import { isOnlyOnDevice } from '../net/host';
import { RefusedError } from '../net/api';
import type { Refusal } from '../net/protocol';
import { botName } from './bots';
import { hasTranslation, translate, translateWords } from './translate.svelte';

/**
 * The text of `refusal` in the reader's language, else the server's English text. A catalogue's text for the
 * browser goes before the general one, which may speak of the command line.
 */
export function refusalText(refusal: Refusal, names: readonly string[] = []): string {
  const key = [`web-refused-${refusal.key}`, refusal.key].find(hasTranslation);
  return key ? translateWords({ key, arguments: withBotName(refusal.arguments) }, names) : refusal.text;
}

const withBotName = (values: Refusal['arguments']): Refusal['arguments'] =>
  typeof values.bot === 'string' ? { ...values, bot: botName(values.bot) } : values;

/** The text for anything that a request threw: the reason of a refusal, else that the host of the tables is unreachable. */
export function errorText(error: unknown): string {
  if (error instanceof RefusedError) return refusalText(error.refusal);
  return translate(isOnlyOnDevice && device.failure !== null ? 'web-device-failed' : 'web-unreachable');
}
