import { expect, test } from 'vitest';
import { heightAt, ridgeLine, roughen } from './ridge.ts';

const slope = [
  [0, 0],
  [1, 1],
] as const;

test('the same seed gives the same ridge, and its ends do not move', () => {
  const shape = { seed: 7, rough: 0.1, rounds: 4 };
  const ridge = roughen(slope, shape);
  expect(ridge).toEqual(roughen(slope, shape));
  expect(ridge).not.toEqual(roughen(slope, { ...shape, seed: 8 }));
  expect(ridge).toHaveLength(17);
  expect([ridge[0], ridge.at(-1)]).toEqual([...slope]);
});

test('the height between two points is on the line between them', () => {
  expect(heightAt(slope, 0.25)).toBeCloseTo(0.25);
  expect(heightAt(slope, 0)).toBe(0);
  expect(heightAt(slope, 1)).toBe(1);
});

test('a path has its y axis downwards', () => {
  expect(ridgeLine(slope, 100, 50)).toBe('M0.0 50.0L100.0 0.0');
});
