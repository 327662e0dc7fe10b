import { useLater } from './use-later.ts';

export default function Scene() {
  useLater(() => {
    for (;;);
  });
  return <h1>Gira</h1>;
}
