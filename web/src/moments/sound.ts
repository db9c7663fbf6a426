/** Sounds are made by the browser, not loaded. One setting switches all of them on; it is off at first. */
import { settings } from "../state/settings.svelte";

export type Note = {
  /** Seconds after the beginning of the phrase. */
  at: number;
  seconds: number;
  /** Hertz; for noise, the middle of its band. */
  pitch: number;
  /** The pitch it slides to. */
  to?: number;
  wave?: OscillatorType | "noise";
  /** From 0 to 1. */
  volume?: number;
};
export type Phrase = readonly Note[];

const LOUDEST = 0.16;
const ATTACK_SECONDS = 0.015;
const SILENT = 0.0001;

const note = (pitch: number, at: number): Note => ({ pitch, at, seconds: 0.3, wave: "triangle" });
/** A tick for a move, two notes for one's turn, a falling chord for the end. */
export const PHRASES = {
  move: [note(330, 0)],
  turn: [note(440, 0), note(587, 0.14)],
  end: [note(523, 0), note(415, 0.14), note(330, 0.28)],
} as const;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(phrase: Phrase): void {
  if (!settings.sound || !isTouchedOnce()) return;
  audio ??= new AudioContext();
  // A phone that rang, or a tablet that slept, has stopped it.
  if (audio.state !== "running") audio.resume().catch(() => {});
  for (const one of phrase) sound(audio, one);
}

/** Before that a browser allows no sound, and would later let everything be heard at once. */
function isTouchedOnce(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function sound(context: AudioContext, one: Note): void {
  const begin = context.currentTime + one.at;
  const end = begin + one.seconds;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(LOUDEST * (one.volume ?? 0.75), begin + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(context.destination);
  const source = one.wave === "noise" ? hiss(context, one, begin, end, volume) : tone(context, one, begin, end, volume);
  source.start(begin);
  source.stop(end + 0.02);
}

function tone(context: AudioContext, one: Note, begin: number, end: number, volume: GainNode): OscillatorNode {
  const made = context.createOscillator();
  made.type = one.wave === "noise" ? "sine" : (one.wave ?? "sine");
  slide(made.frequency, one, begin, end);
  made.connect(volume);
  return made;
}

/** Filtered noise: breath, gas, steps. */
function hiss(context: AudioContext, one: Note, begin: number, end: number, volume: GainNode): AudioBufferSourceNode {
  const made = context.createBufferSource();
  made.buffer = noise ??= whiteNoise(context);
  made.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  slide(band.frequency, one, begin, end);
  made.connect(band).connect(volume);
  return made;
}

function slide(pitch: AudioParam, one: Note, begin: number, end: number): void {
  pitch.setValueAtTime(one.pitch, begin);
  if (one.to !== undefined) pitch.exponentialRampToValueAtTime(one.to, end);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return made;
}
