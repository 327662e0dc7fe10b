import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';

/** Ends the scene after its time. */
export function useEnd({ minDurationMs, done }: SceneProps['context']): void {
  useEffect(() => {
    const timer = setInterval(done, minDurationMs);
    return () => clearInterval(timer);
  }, [minDurationMs, done]);
}
