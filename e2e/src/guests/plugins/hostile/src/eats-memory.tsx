import { useLater } from './use-later.ts';

const eaten: number[][] = [];

export default function Scene() {
  useLater(() => {
    for (;;) eaten.push(new Array<number>(5_000_000).fill(Math.random()));
  });
  return <h1>Mangia</h1>;
}
