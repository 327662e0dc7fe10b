import { useLater } from './use-later.ts';

/** Two gigabytes. With more its process ends before the wall removes it, and Playwright then takes the whole page for crashed. */
const MOST = 50;
const eaten: number[][] = [];

export default function Scene() {
  useLater(() => {
    for (;;) if (eaten.length < MOST) eaten.push(new Array<number>(5_000_000).fill(Math.random()));
  });
  return <h1>Mangia</h1>;
}
