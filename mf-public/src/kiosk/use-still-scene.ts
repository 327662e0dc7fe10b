import type { SceneProps } from '@vetta/contract/front-end';
import { usePageTimer } from './use-page-timer.ts';

/** Keeps a scene of one page on screen for its time. */
export function useStillScene({ scope, minDurationMs, done }: SceneProps['context']): void {
  usePageTimer({ pages: 1, pageMs: minDurationMs, scope, done });
}
