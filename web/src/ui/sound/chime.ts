/** The chime that tells people that it is their turn: two soft bells. */
import { tone, type Synth } from './synth';

const BELLS = [
  { pitch: 660, delay: 0 },
  { pitch: 880, delay: 0.16 },
];

export const chime: Synth = (audio, at) => {
  for (const { pitch, delay } of BELLS) {
    tone(audio, 'sine', [pitch, pitch], at + delay, 0.22, 0.9);
    tone(audio, 'sine', [2 * pitch, 2 * pitch], at + delay, 0.05, 0.4);
  }
};
