/** The sounds of Marrakech. */
import { noise, tone, type Synth } from '../../ui/sound/synth';

export type SoundName = 'turn' | 'die' | 'step' | 'rug' | 'coin';

export const SOUNDS: Record<SoundName, Synth> = {
  turn: (audio, at) => knock(audio, at, 320, 0.05),
  step: (audio, at) => knock(audio, at, 190 + 30 * Math.random(), 0.06),
  die: (audio, at) => {
    for (const [k, pause] of [0, 0.07, 0.16, 0.23, 0.33].entries()) {
      knock(audio, at + pause, 620 + 90 * Math.random() - 40 * k, 0.05);
    }
  },
  rug: (audio, at) => noise(audio, [900, 400], at, 0.05, 0.35),
  coin: (audio, at) => {
    tone(audio, 'sine', [2093, 2093], at, 0.03, 0.35);
    tone(audio, 'sine', [2794, 2794], at + 0.05, 0.03, 0.35);
  },
};

function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  tone(audio, 'triangle', [pitch, pitch / 2], at, volume, 0.09);
}
