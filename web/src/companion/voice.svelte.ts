/** The browser's own voice. Off until the players want it. */
import { read, write } from "../state/storage";
import { language } from "../words/words.svelte";

const KEPT = "companion-voice";

class Voice {
  readonly isPossible = "speechSynthesis" in globalThis;
  isOn = $state(this.isPossible && read<unknown>(KEPT, false) === true);

  switch(): void {
    this.isOn = !this.isOn;
    write(KEPT, this.isOn);
    if (!this.isOn) speechSynthesis.cancel();
  }

  readonly say = (text: string): void => {
    if (!this.isOn || !text) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language();
    speechSynthesis.speak(spoken);
  };
}

export const voice = new Voice();
