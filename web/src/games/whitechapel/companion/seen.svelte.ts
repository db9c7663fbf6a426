/** How much of the log has been done on the real board. Kept in this browser, so that a reload goes on where it was. */
import { read, write } from "../../../state/storage";

export class Seen {
  private readonly name: string;
  number: number = $state(0);

  constructor(table: string) {
    this.name = `companion-seen:${table}`;
    this.number = Number(read<unknown>(this.name, 0)) || 0;
  }

  /** Everything up to this number of actions lies on the board. Less than before, if something was taken back. */
  upTo(number: number): void {
    if (number === this.number) return;
    this.number = number;
    write(this.name, number);
  }
}
