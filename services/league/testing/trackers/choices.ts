import { between } from '../../src/demo/random.ts';

/** Random choices of one sheet. */
export interface Choices {
  readonly random: () => number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export const choicesOf = (random: () => number): Choices => ({
  random,
  chance: (probability) => random() < probability,
  pick: ([first, ...others]) => [first, ...others][between(random, 0, others.length)] ?? first,
  shuffle: (items) =>
    items
      .map((item) => ({ item, key: random() }))
      .sort((one, other) => one.key - other.key)
      .map(({ item }) => item),
});
