/** Small sounds, made here rather than fetched: a tick for a move, two notes for one's turn, a bell for the end. */
import { settings } from "../state/settings.svelte";

const NOTES = { move: [330], turn: [440, 587], end: [523, 415, 330] } as const;
let audio: AudioContext | null = null;

export function play(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  NOTES[what].forEach((pitch, index) => {
    if (!audio) return;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = begin + index * 0.14;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  });
}
