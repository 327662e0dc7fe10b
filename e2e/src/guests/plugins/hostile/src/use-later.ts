import { useEffect } from 'react';

/** Does something a second after the scene has come. */
export const useLater = (run: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mount
  useEffect(() => {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }, []);
};
