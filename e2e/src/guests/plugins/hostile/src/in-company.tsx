import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { ports, post } from './ports.ts';

/** Says for ever, from a loop, that it is there: nothing that it has not read could it answer. */
const loop = () => {
  for (let from = 0; ; )
    if (performance.now() > from + 300) {
      from = performance.now();
      for (const port of ports) post.call(port, { type: 'pong', id: 0 });
    }
};

/** Draws once it is alone, and loops once another guest has been beside it for a second and a half. */
export default function Scene({ context: { done, minDurationMs } }: SceneProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let ticks = 0;
    const look = () => {
      ticks = window.parent.length > 1 ? ticks + 1 : 0;
      if (ticks === 0) setDrawn(true);
      if (ticks > 15) loop();
    };
    const timers = [setInterval(look, 100), setInterval(done, minDurationMs)];
    return () => timers.forEach(clearInterval);
  }, [done, minDurationMs]);
  return isDrawn && <h1>Compagnia</h1>;
}
