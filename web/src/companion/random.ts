/** Draws for a game with the real box. They are made here, so no server knows them. */

/** Every number from 0 up to `count` is equally likely: values of the last, incomplete turn are thrown away. */
export function below(count: number): number {
  const all = 2 ** 32;
  const value = new Uint32Array(1);
  do crypto.getRandomValues(value);
  while ((value[0] ?? 0) >= all - (all % count));
  return (value[0] ?? 0) % count;
}

export function oneOf<T>(items: readonly T[]): T {
  return items[below(items.length)] as T;
}

export function shuffled<T>(items: readonly T[]): T[] {
  const deck = [...items];
  for (let left = deck.length; left > 1; left -= 1) {
    const other = below(left);
    [deck[left - 1], deck[other]] = [deck[other] as T, deck[left - 1] as T];
  }
  return deck;
}
