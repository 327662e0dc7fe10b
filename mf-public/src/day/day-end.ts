import { romeSecondOfDay } from '@vetta/contract/client/rome-time';

const DAY_S = 86_400;

/** Whole seconds until Rome's next midnight, 1 to 90 000: the two days on which clocks change have 23 and 25 hours. */
export function secondsToMidnight(now: Date): number {
  const onTheClock = DAY_S - romeSecondOfDay(now);
  // Where the clock changes on the way, that many seconds lead an hour past midnight, or short of it.
  const there = romeSecondOfDay(new Date(now.valueOf() + onTheClock * 1000));
  return there > DAY_S / 2 ? onTheClock + (DAY_S - there) : onTheClock - there;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** `05:17:08` */
export const asClock = (seconds: number): string =>
  `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
