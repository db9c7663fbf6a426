/** Pieces that have no name of their own keep a number, so that one that changes place is seen to move. */

export type Piece = { id: number; place: string };

export class PieceTracker {
  private pieces: readonly Piece[] = [];
  private count = 0;

  /** The same pieces on their new places. A piece that is gone goes to the nearest place that is new. */
  update(places: readonly string[], distance: (from: string, to: string) => number): Piece[] {
    const kept = this.pieces.filter((one) => places.includes(one.place));
    const free = places.filter((place) => kept.every((one) => one.place !== place));
    let gone = this.pieces.filter((one) => !places.includes(one.place));
    const moved = free.map((place) => {
      const nearest = gone.toSorted((a, b) => distance(a.place, place) - distance(b.place, place))[0];
      gone = gone.filter((one) => one !== nearest);
      return { id: nearest?.id ?? this.next(), place };
    });
    // In the order of their numbers: an element that changes its place in the document would lose its motion.
    this.pieces = [...kept, ...moved].toSorted((a, b) => a.id - b.id);
    return [...this.pieces];
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }
}
