import { romeSecondOfDay } from '@vetta/contract/client/rome-time';

const DAY_S = 86_400;

/** Returns the whole seconds until Rome's next midnight, 1 to 90 000: a day with a clock change has 23 or 25 hours. */
export function secondsToMidnight(now: Date): number {
  const byClock = DAY_S - romeSecondOfDay(now);
  // With a clock change on the way, that many seconds end one hour after midnight or before it.
  const timeThen = romeSecondOfDay(new Date(now.valueOf() + byClock * 1000));
  return timeThen > DAY_S / 2 ? byClock + (DAY_S - timeThen) : byClock - timeThen;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Returns `05:17:08`. */
export const asClock = (seconds: number): string =>
  `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
