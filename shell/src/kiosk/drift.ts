import { useServerTime } from '../server-time/use-server-time.ts';

const STEP_MS = 60_000;
/** In hundredths of the screen's smaller side: within the margin for screens that crop. */
const REACH = 0.4;

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Returns the picture's offset at a step, in vmin: a closed curve of 40 steps through all of a small square. */
export function driftAt(step: number): Offset {
  const angle = (step / 40) * 2 * Math.PI;
  return { x: REACH * Math.sin(3 * angle), y: REACH * Math.sin(2 * angle) };
}

/** Returns how far the picture is moved now against burn-in; not at all unless `isWanted`. */
export function useDrift(isWanted: boolean): Offset {
  const step = useServerTime((now) => (isWanted ? Math.floor(now.getTime() / STEP_MS) : 0));
  return isWanted ? driftAt(step) : { x: 0, y: 0 };
}
