import { heightAt } from '@vetta/design-system/ridge';

/** The month's climb from the valley on the 1st to the summit at its end: x and y in hundredths, y downwards. */
const climb: readonly (readonly [x: number, y: number])[] = [
  [0, 92],
  [4, 89],
  [7, 90],
  [12, 80],
  [15, 83],
  [19, 74],
  [24, 77],
  [28, 66],
  [31, 69],
  [36, 60],
  [40, 64],
  [45, 52],
  [48, 55],
  [53, 44],
  [57, 48],
  [62, 50],
  [66, 40],
  [70, 43],
  [75, 32],
  [79, 35],
  [84, 24],
  [88, 27],
  [93, 14],
  [96, 16],
  [100, 6],
];

/** The climb as the `d` of a path in a box of 100 × 100. */
export const climbPath = `M${climb.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Returns the climb's y at x, both 0 to 100. */
export const climbAt = (x: number): number => heightAt(climb, x);
