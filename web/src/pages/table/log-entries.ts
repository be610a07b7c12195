import type { Entry } from '../../net/protocol';

const STEPS_OF_MIXING = new Set(['table-committed', 'table-revealed']);

/** Whether `entry` says how the devices mix the chance of a game: the proof of fair chance tells it, not the log. */
export const isStepOfMixing = ({ words }: Entry): boolean => STEPS_OF_MIXING.has(words.key);
