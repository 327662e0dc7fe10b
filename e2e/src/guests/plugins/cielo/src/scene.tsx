import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';

/** Shows which build it is. */
export default function Scene({ context: { minDurationMs, done } }: SceneProps) {
  useEffect(() => {
    const timer = setInterval(done, minDurationMs);
    return () => clearInterval(timer);
  }, [minDurationMs, done]);
  return <h1>Cielo {import.meta.env.VITE_SKY ?? 'sereno'}</h1>;
}
