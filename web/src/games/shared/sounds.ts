/** Quiet sounds, made on the spot. A sound is a few tones and swishes that begin `at` a moment. */

export type Sound = (audio: AudioContext, at: number) => void;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  sound(context, context.currentTime);
}

/** Fades in at once and out to nothing. */
function faded(audio: AudioContext, at: number, volume: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** Glides from one pitch to another. */
export function tone(
  audio: AudioContext,
  type: OscillatorType,
  [pitch, end]: [number, number],
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

/** Noise around a pitch that glides. */
export function swish(
  audio: AudioContext,
  [pitch, end]: [number, number],
  at: number,
  volume: number,
  seconds: number,
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
