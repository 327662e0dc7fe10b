import { useCallback, useEffect, useState } from 'react';

type State<Part> = { readonly part: Part } | 'loading' | 'failed';

/**
 * Loads a part of the page when `isWanted` becomes true. A failure is returned, not thrown: the page around it stays.
 * `load` must be the same function at each render.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const [state, setState] = useState<State<Part>>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setState({ part }),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);
  const retry = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { part: typeof state === 'object' ? state.part : undefined, hasFailed: state === 'failed', retry };
}
