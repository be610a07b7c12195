/** Quiet sounds, made on the spot: water, rope, paper and a bell. */

export type Sound = 'sail' | 'creak' | 'sun' | 'card' | 'home';

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  sail: (audio, at) => swish(audio, at, 500, 260, 0.55, 0.05),
  creak: (audio, at) => tone(audio, 'triangle', 150, 110, at, 0.04, 0.25),
  sun: (audio, at) => tone(audio, 'sine', 880, 660, at, 0.03, 0.6),
  card: (audio, at) => swish(audio, at, 2400, 1500, 0.08, 0.03),
  home: (audio, at) => {
    for (const pause of [0, 0.22]) tone(audio, 'sine', 1318, 1316, at + pause, 0.05, 0.9);
  },
};

/** Fades in at once and out to nothing. */
function faded(audio: AudioContext, at: number, volume: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  pitch: number,
  end: number,
  at: number,
  volume: number,
  seconds: number,
): void {
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + seconds);
  source.connect(faded(audio, at, volume, seconds));
  source.start(at);
  source.stop(at + seconds);
}

function swish(
  audio: AudioContext,
  at: number,
  pitch: number,
  end: number,
  seconds: number,
  volume: number,
): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.7 });
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.linearRampToValueAtTime(end, at + seconds);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(faded(audio, at, volume, seconds));
  source.start(at);
}
