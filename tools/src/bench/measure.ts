/** The value below which `share` of all lie: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How long something takes, in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Measures rivals in turns, in another order each time, so that whatever else the machine does affects them all equally.
 * Answers the median of each over `rounds`.
 */
export async function inTurns<Name extends string>(
  rivals: Readonly<Record<Name, () => Promise<number>>>,
  rounds = 9,
): Promise<Record<Name, number>> {
  // An object's own keys are those of its type here: it is a literal of the caller.
  const names = Object.keys(rivals) as Name[];
  const figures = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of shuffled(names)) figures.get(name)?.push(await rivals[name]());
  }
  const medians = names.map((name) => [name, median(figures.get(name) ?? [])]);
  return Object.fromEntries(medians);
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
