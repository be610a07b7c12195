/** Quiet sounds, made on the spot: wood, cloth and brass. */

export type Sound = 'turn' | 'die' | 'step' | 'rug' | 'coin';

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  turn: (audio, at) => knock(audio, at, 320, 0.05),
  step: (audio, at) => knock(audio, at, 190 + 30 * Math.random(), 0.06),
  die: (audio, at) => {
    for (const [k, pause] of [0, 0.07, 0.16, 0.23, 0.33].entries()) {
      knock(audio, at + pause, 620 + 90 * Math.random() - 40 * k, 0.05);
    }
  },
  rug: (audio, at) => swish(audio, at, 0.35),
  coin: (audio, at) => {
    ring(audio, at, 2093, 0.03);
    ring(audio, at + 0.05, 2794, 0.03);
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
  at: number,
  volume: number,
  seconds: number,
): OscillatorNode {
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.connect(faded(audio, at, volume, seconds));
  source.start(at);
  source.stop(at + seconds);
  return source;
}

function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  const source = tone(audio, 'triangle', pitch, at, volume, 0.09);
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
}

function ring(audio: AudioContext, at: number, pitch: number, volume: number): void {
  tone(audio, 'sine', pitch, at, volume, 0.35);
}

function swish(audio: AudioContext, at: number, seconds: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.7 });
  filter.frequency.setValueAtTime(900, at);
  filter.frequency.linearRampToValueAtTime(400, at + seconds);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(faded(audio, at, 0.05, seconds));
  source.start(at);
}
