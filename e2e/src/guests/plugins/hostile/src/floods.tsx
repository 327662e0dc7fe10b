import { useLater } from './use-later.ts';

export default function Scene() {
  useLater(() => {
    setInterval(() => {
      for (let count = 0; count < 1_000; count++) window.parent.postMessage({ type: 'done' }, '*');
    }, 10);
  });
  return <h1>Inonda</h1>;
}
