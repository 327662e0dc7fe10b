import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';

export default function Scene({ context: { minDurationMs, done } }: SceneProps) {
  useEffect(() => {
    const timer = setInterval(done, minDurationMs);
    return () => clearInterval(timer);
  }, [minDurationMs, done]);
  return <h1>Benvenuti in sala</h1>;
}
