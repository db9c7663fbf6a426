/** What a player has chosen of a step: a way, the first half of a move, a target that waits for its confirmation. */
import { isGrave, type Mode, modes, spotName, type Target, targets } from "./moves";
import type { MrJackChoice } from "./wire";

export type SelectionState = { choices: () => MrJackChoice[]; send: (actions: string[]) => void };

export class Selection {
  /** The first half of a move: the lamp, cordon, cover or character to move. */
  start: string | null = $state(null);
  /** A choice that waits for its confirmation, because it ends the game. */
  grave: MrJackChoice | null = $state.raw(null);
  /** The target that a finger has chosen. A second tap confirms it. */
  aimed: Target | null = $state.raw(null);
  private wish: Mode | null = $state(null);

  readonly ways: Mode[] = $derived.by(() => modes(this.state.choices()));
  readonly mode: Mode | null = $derived(
    this.wish && this.ways.includes(this.wish) ? this.wish : (this.ways[0] ?? null),
  );
  readonly targets: Target[] = $derived.by(() => targets(this.state.choices(), this.mode, this.start));

  constructor(private readonly state: SelectionState) {}

  /** A new position resets a choice that is half made. */
  reset(): void {
    this.grave = null;
    this.wish = null;
    this.unpick();
  }

  unpick(): void {
    this.start = null;
    this.aimed = null;
  }

  want(mode: Mode): void {
    this.wish = mode;
    this.unpick();
  }

  nextMode(): void {
    if (this.ways.length > 1 && this.mode)
      this.want(this.ways[(this.ways.indexOf(this.mode) + 1) % this.ways.length] ?? this.mode);
  }

  choose(target: Target, touch: boolean): void {
    const isSecond = this.aimed !== null && spotName(this.aimed.spot) === spotName(target.spot);
    this.aimed = null;
    if (touch && !isSecond && target.choice && !isGrave(target.choice)) this.aimed = target;
    else if (target.choice === null) this.start = target.start;
    else if (isGrave(target.choice)) this.grave = target.choice;
    else this.make(target.choice);
  }

  confirm(): void {
    if (this.aimed) this.choose(this.aimed, false);
  }

  make(choice: MrJackChoice): void {
    this.grave = null;
    this.state.send([choice.action.text]);
  }
}
