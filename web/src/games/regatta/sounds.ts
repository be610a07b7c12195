/** The sounds of Regatta. */
import { noise, tone, type Synth } from '../../ui/sound/synth';

export type SoundName = 'sail' | 'creak' | 'sun' | 'card' | 'home';

export const SOUNDS: Record<SoundName, Synth> = {
  sail: (audio, at) => noise(audio, [500, 260], at, 0.05, 0.55),
  creak: (audio, at) => tone(audio, 'triangle', [150, 110], at, 0.04, 0.25),
  sun: (audio, at) => tone(audio, 'sine', [880, 660], at, 0.03, 0.6),
  card: (audio, at) => noise(audio, [2400, 1500], at, 0.03, 0.08),
  home: (audio, at) => {
    for (const pause of [0, 0.22]) tone(audio, 'sine', [1318, 1316], at + pause, 0.05, 0.9);
  },
};
