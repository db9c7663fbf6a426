/** Up to which action the players have followed the machine on their board. Kept, because a phone may lock or reload. */
import { read, write } from "../../../state/storage";

export class Done {
  private readonly key: string;
  number: number = $state(0);

  constructor(table: string) {
    this.key = `companion-done:${table}`;
    this.number = Number(read<unknown>(this.key, 0)) || 0;
  }

  set(number: number): void {
    this.number = number;
    write(this.key, number);
  }
}
