/** Up to which action the players have followed the machine on their board. Kept, because a phone may lock or reload. */
import { read, write } from "../../../state/storage";

export class Done {
  private readonly key: string;
  private kept: number = $state(0);

  constructor(table: string) {
    this.key = `companion-done:${table}`;
    this.kept = Number(read<unknown>(this.key, 0)) || 0;
  }

  /** A correction can make the game shorter. */
  upTo(length: number): number {
    return Math.min(this.kept, length);
  }

  set(number: number): void {
    this.kept = number;
    write(this.key, number);
  }
}
