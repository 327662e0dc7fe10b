/** Returns a seeded random generator (mulberry32) of numbers from 0 to 1: the same seed gives the same numbers. */
const seeded = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A point of a ridge: x from 0 to 1 across, y from 0 (the valley) to 1 (the summit). */
export type RidgePoint = readonly [x: number, y: number];

/** Makes a line rougher in `rounds` steps of midpoint displacement. The same seed gives the same ridge. */
export const roughen = (
  line: readonly RidgePoint[],
  { seed, rough, rounds }: Record<'seed' | 'rough' | 'rounds', number>,
) => {
  const random = seeded(seed);
  let points = [...line];
  for (let round = 0, reach = rough; round < rounds; round += 1, reach *= 0.56) {
    points = points.flatMap((point, index): RidgePoint[] => {
      const next = points[index + 1];
      if (!next) return [point];
      const middle: RidgePoint = [
        (point[0] + next[0]) / 2,
        (point[1] + next[1]) / 2 + (random() * 2 - 1) * reach,
      ];
      return [point, middle];
    });
  }
  return points;
};

/** Returns the y of a line at x, interpolated between its points; at x outside of them, that of the nearest one. */
export const heightAt = (line: readonly RidgePoint[], x: number): number => {
  const after = line.findIndex((point) => point[0] >= x);
  const [right, left] = [line[after], line[after - 1]];
  if (!right) return line.at(-1)?.[1] ?? 0;
  if (!left) return right[1];
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
};

/** Returns the ridge as the `d` of a path in a box of this size, with y downwards. */
export const ridgeLine = (ridge: readonly RidgePoint[], width: number, height: number) =>
  `M${ridge.map(([x, y]) => `${(x * width).toFixed(1)} ${((1 - y) * height).toFixed(1)}`).join('L')}`;
