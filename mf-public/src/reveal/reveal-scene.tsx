import type { SceneProps } from '@vetta/contract/front-end';
import { useSkip } from '../kiosk/use-skip.ts';
import { MonthEnd, useMonthEnd } from './month-end.tsx';
import { useRevealSteps } from './use-reveal-steps.ts';

const PACE_MS = 2600;

/** On the first days of a month: the old one's end from the tenth place up. Left out on all other days. */
export default function RevealScene({ context }: SceneProps) {
  return <RevealAtPace context={context} paceMs={PACE_MS} />;
}

/** The stories' pace is their own. */
export function RevealAtPace({ context, paceMs }: SceneProps & { readonly paceMs: number }) {
  const { scope, skip, done } = context;
  const { end, isFetching } = useMonthEnd(context);
  // A scene that left at once would never hear of the close.
  useSkip(skip, end === null && !isFetching);
  const revealed = useRevealSteps({ rows: end?.rows.length ?? 0, paceMs, scope, done });
  return end && <MonthEnd context={context} end={end} revealed={revealed} />;
}
