import { useLater } from './use-later.ts';

export default function Scene() {
  useLater(() => {
    location.href = 'about:blank';
  });
  return <h1>Fugge</h1>;
}
