/** What a player has clicked in a position, and the choice that the clicks make. */
import { directTargets, nearestRoute } from "./direct";
import {
  clicked,
  isGrave,
  type Mode,
  modes,
  type Route,
  routes,
  type Spot,
  settled,
  type Target,
  targets,
  whole,
} from "./moves";
import { besides, inOrder, laterSteps, movers, stays, withMove } from "./orders";
import type { Point } from "./plan";
import type { WhitechapelChoice, WhitechapelView } from "./wire";

export type SelectionState = {
  view: () => WhitechapelView;
  choices: () => WhitechapelChoice[];
  where: (spot: Spot) => Point | null;
  /** Whether a place can be clicked without a policeman chosen first. */
  isDirect: () => boolean;
  /** Whether moves are collected and sent together. */
  isPlanning: () => boolean;
  send: (actions: string[]) => void;
};

export class Selection {
  /** A choice that waits for its confirmation. */
  asked: WhitechapelChoice | null = $state.raw(null);
  /** The place of a click that chose nothing. */
  refused: Spot | null = $state(null);
  /** The place that a finger has chosen. A second tap confirms it. */
  aimed: Target | null = $state.raw(null);
  private wish: Mode | null = $state(null);
  private clicks: Spot[] = $state.raw([]);
  private collected: Route[] = $state.raw([]);

  readonly all: Route[] = $derived.by(() => routes(this.state.choices(), this.state.view()));
  readonly ways: Mode[] = $derived(modes(this.all));
  readonly mode: Mode | null = $derived(
    this.wish && this.ways.includes(this.wish) ? this.wish : (this.ways[0] ?? null),
  );
  /** The plan: moves that are not sent yet. */
  readonly plan: Route[] = $derived.by(() => (this.isPlanned ? this.collected : []));
  /** The moves that are only possible in a plan. */
  readonly later: Route[] = $derived.by(() => (this.isPlanned ? laterSteps(this.state.view()) : []));
  /** The routes of the current mode. */
  readonly own: Route[] = $derived.by(() => {
    const own = this.all.filter((one) => one.mode === this.mode);
    return this.isPlanned ? besides([...own, ...this.later], this.plan, this.state.view()) : own;
  });
  readonly picked: Spot[] = $derived(settled(this.own, this.clicks));
  readonly targets: Target[] = $derived.by(() => [
    ...targets(this.own, this.picked),
    ...(this.picked.length === 0 && this.state.isDirect() ? this.direct : []),
  ]);
  /** The choice that a set of places makes, once the set is complete. */
  readonly done: WhitechapelChoice | null = $derived(whole(this.own, this.picked));
  /** The moves of policemen without a move of their own: they stay. Null while staying is not what is chosen. */
  readonly rest: Route[] | null = $derived.by(() => {
    if (this.mode !== "step" || this.all.some((one) => one.path.length !== 2)) return null;
    const men = movers(this.all).filter((man) => !this.plan.some((one) => one.path[0] === man));
    return stays(this.all, men, this.state.view());
  });

  constructor(private readonly state: SelectionState) {}

  /** A new position resets the mode and a choice that is half made. */
  reset(): void {
    this.wish = null;
    this.asked = null;
    this.collected = [];
    this.unpick();
  }

  unpick(): void {
    this.clicks = [];
    this.refused = null;
    this.aimed = null;
  }

  want(mode: Mode): void {
    this.wish = mode;
    this.aimed = null;
  }

  nextMode(): void {
    if (this.ways.length > 1 && this.mode)
      this.want(this.ways[(this.ways.indexOf(this.mode) + 1) % this.ways.length] ?? this.mode);
  }

  click(target: Target): void {
    this.refused = null;
    this.aimed = null;
    if (!this.mode) return;
    const next = this.after(target);
    this.clicks = next.picked;
    if (next.choice) this.finish(next.choice, this.mode);
  }

  /** A finger covers what it chooses: the first tap chooses, the second one confirms. */
  tap(target: Target): void {
    const isLast = this.mode !== null && !isGrave(this.mode) && this.after(target).choice !== null;
    if (!isLast || this.aimed?.spot === target.spot) this.click(target);
    else {
      this.aimed = target;
      this.refused = null;
    }
  }

  confirm(): void {
    if (this.aimed) this.click(this.aimed);
    else if (this.done && this.mode) this.finish(this.done, this.mode);
  }

  make(choice: WhitechapelChoice): void {
    this.asked = null;
    this.state.send([choice.action.text]);
  }

  /** A policeman stays: a move like any other, so a plan collects it. */
  stay(route: Route): void {
    this.finish(route.choice, route.mode);
  }

  /** Send the plan. Policemen without a move stay. */
  sendPlan(): void {
    const moves = this.rest && inOrder([...this.plan, ...this.rest], this.state.view());
    if (moves) this.state.send(moves.map((one) => one.choice.action.text));
  }

  /** Who would act at a place that is clicked directly. */
  actor(spot: Spot): Route | null {
    return nearestRoute(this.unplanned, spot, this.state.where);
  }

  private get isPlanned(): boolean {
    return this.mode === "step" && this.state.isPlanning();
  }

  private get direct(): Target[] {
    return directTargets(this.own, this.state.where).filter((one) => this.actor(one.spot) !== null);
  }

  private get unplanned(): Route[] {
    return this.own.filter((one) => !this.plan.some((move) => move.path[0] === one.path[0]));
  }

  private after(target: Target): { picked: Spot[]; choice: WhitechapelChoice | null } {
    if (target.kind !== "direct") return clicked(this.own, this.picked, target);
    return { picked: [], choice: this.actor(target.spot)?.choice ?? null };
  }

  private finish(choice: WhitechapelChoice, mode: Mode): void {
    if (isGrave(mode)) this.asked = choice;
    else if (this.isPlanned) this.collect(choice);
    else this.make(choice);
  }

  private collect(choice: WhitechapelChoice): void {
    const move = this.own.find((one) => one.choice === choice);
    if (move) this.collected = withMove(this.plan, move);
    this.unpick();
  }
}
