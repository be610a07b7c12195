/** Synthesises sounds with the Web Audio API, from tones and noise, at the volume that the reader has chosen. */
import { settings, type Sound } from '../settings/settings.svelte';

const VOLUMES: Record<Sound, number> = { off: 0, quiet: 0.35, normal: 1 };

/** Schedules a sound on `audio`, to begin at the time `at` (in seconds of the audio clock). */
export type Synth = (audio: AudioContext, at: number) => void;

let context: AudioContext | undefined;
/** What all sounds go through. */
let output: GainNode | undefined;

/** Whether sounds are on and can be heard: browsers are silent until somebody has used the page. */
export const canPlay = (): boolean => settings.sound !== 'off' && (navigator.userActivation?.hasBeenActive ?? true);

export function play(sound: Synth): void {
  if (settings.sound === 'off') return;
  context ??= new AudioContext();
  if (!output) {
    output = context.createGain();
    output.connect(context.destination);
  }
  output.gain.value = VOLUMES[settings.sound];
  if (context.state === 'suspended') void context.resume();
  sound(context, context.currentTime);
}

/** A volume control that begins at `volume` and fades out over `seconds`. */
function fadeOut(audio: AudioContext, at: number, volume: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(output!);
  return gain;
}

/** Play a tone whose frequency glides from `pitch` to `end`, in hertz. */
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
  source.connect(fadeOut(audio, at, volume, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** Play noise around a frequency that glides from `pitch` to `end`, in hertz. */
export function noise(
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
  source.connect(filter).connect(fadeOut(audio, at, volume, seconds));
  source.start(at);
}
