import type { Draw } from '@vetta/contract/draws';
import { useEffect, useState } from 'react';

/** Whether the draw, repeated on this device, agrees with what was published. */
type DrawCheckState = 'running' | 'holds' | 'broken' | 'failed';

/** Repeats a draw on this device. The hash is loaded with the first draw that is shown. */
export function useDrawCheck(draw: Draw): DrawCheckState {
  const [state, setState] = useState<DrawCheckState>('running');
  useEffect(() => {
    let isCurrent = true;
    import('@vetta/contract/client/check-draw')
      .then(({ checkDraw }) => (checkDraw(draw).holds ? 'holds' : 'broken'))
      .catch(() => 'failed' as const)
      .then((checked) => isCurrent && setState(checked));
    return () => {
      isCurrent = false;
    };
  }, [draw]);
  return state;
}
