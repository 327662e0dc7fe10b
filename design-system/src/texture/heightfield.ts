// A height field that tiles without a seam: a sum of distorted waves whose periods divide the tile.

/** Returns a seeded random generator (mulberry32) of numbers from 0 to 1: the same seed gives the same numbers. */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Returns the height, about -1 to 1, at x and y in parts of the tile. height(0, y) equals height(1, y). */
export const heightfield = (seed: number) => {
  const random = seeded(seed);
  const waves = Array.from({ length: 22 }, (_, index) => {
    const reach = 1 + Math.floor(index / 5);
    return {
      across: Math.round((random() * 2 - 1) * reach),
      down: Math.round((random() * 2 - 1) * reach),
      phase: random(),
      strength: 1 / (1 + reach),
    };
  });
  const sum = (x: number, y: number) =>
    waves.reduce(
      (total, wave) =>
        total + wave.strength * Math.sin(2 * Math.PI * (wave.across * x + wave.down * y + wave.phase)),
      0,
    ) / 4;
  return (x: number, y: number) => sum(x + 0.05 * sum(y, x), y + 0.05 * sum(x + 0.5, y));
};
