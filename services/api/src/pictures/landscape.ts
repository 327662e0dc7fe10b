/** The mountain of the pictures: where its ridge is, from the left edge to the summit and down again, in pixels. */
const ridge: readonly (readonly [x: number, y: number])[] = [
  [0, 612],
  [64, 600],
  [128, 588],
  [206, 602],
  [270, 588],
  [338, 576],
  [428, 588],
  [500, 566],
  [566, 546],
  [644, 558],
  [696, 516],
  [748, 474],
  [776, 486],
  [808, 488],
  [856, 420],
  [892, 384],
  [930, 318],
  [952, 334],
  [978, 330],
  [1016, 252],
  [1034, 236],
  [1062, 176],
  [1080, 210],
  [1104, 236],
  [1138, 226],
  [1164, 274],
  [1200, 318],
];
const SUMMIT = 21;

const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The climb as a line from the foot to the summit. */
export const climbLine = path(ridge.slice(0, SUMMIT + 1));
export const ridgeLine = path(ridge);
export const mountain = `${ridgeLine}V630H0Z`;
export const farRange =
  'M0 520 110 468 190 496 320 402 420 470 540 428 660 486 800 396 900 452 1010 404 1120 452 1200 420V630H0Z';

/** Returns the point of the climb at a share of its width, 0 to 1. */
export function pointAt(share: number): { x: number; y: number } {
  const summit = ridge[SUMMIT] ?? [0, 0];
  const x = share * summit[0];
  const after = Math.max(
    1,
    ridge.findIndex((point) => point[0] >= x),
  );
  const [from, to] = [ridge[after - 1] ?? summit, ridge[after] ?? summit];
  return { x, y: from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]) };
}
