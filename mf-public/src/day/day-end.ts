import { addDays, romeDay, romeSecondOfDay } from '@vetta/contract/rome-time';

const DAY_S = 86_400;
const NOON_S = DAY_S / 2;

/** Returns the whole seconds until Rome's next midnight, 1 to 90 000: a day with a clock change has 23 or 25 hours. */
function secondsToMidnight(now: Date): number {
  const byClock = DAY_S - romeSecondOfDay(now);
  // With a clock change on the way, that many seconds end one hour after midnight or before it.
  const timeThen = romeSecondOfDay(new Date(now.valueOf() + byClock * 1000));
  return timeThen > NOON_S ? byClock + (DAY_S - timeThen) : byClock - timeThen;
}

/** Returns the whole seconds since Rome's last midnight, 0 to 89 999. */
function secondsSinceMidnight(now: Date): number {
  const byClock = romeSecondOfDay(now);
  const timeThen = romeSecondOfDay(new Date(now.valueOf() - byClock * 1000));
  return timeThen > NOON_S ? byClock - (DAY_S - timeThen) : byClock + timeThen;
}

/** Returns the whole seconds until 23:59:59.999 in Rome: 0 during the day's last second. */
export const secondsToDayEnd = (now: Date): number => secondsToMidnight(now) - 1;

/** Returns what a wall counts to: on its last day the month's end. */
export const whatEnds = (now: Date): 'Fine giornata fra' | 'Fine del mese fra' =>
  addDays(romeDay(now), 1).endsWith('-01') ? 'Fine del mese fra' : 'Fine giornata fra';

/** Returns what the page says of the month's last hours: `Ultime 2 ore`, `Ultima ora`; `''` before them. */
export const lastHours = (now: Date): string => {
  if (whatEnds(now) !== 'Fine del mese fra' || secondsToDayEnd(now) >= 2 * 3600) return '';
  return secondsToDayEnd(now) < 3600 ? 'Ultima ora' : 'Ultime 2 ore';
};

/** Returns the seconds that are left of the month's last minute, `59` to `0`; `''` before it. */
export const lastMinute = (now: Date): string =>
  whatEnds(now) === 'Fine del mese fra' && secondsToDayEnd(now) < 60 ? String(secondsToDayEnd(now)) : '';

/** Returns the share of the Rome day that has passed, in thousandths. */
export function dayPassed(now: Date): number {
  const passed = secondsSinceMidnight(now);
  return Math.floor((1000 * passed) / (passed + secondsToMidnight(now)));
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Returns the hours, minutes and seconds as two digits each. */
export const clockFigures = (seconds: number): readonly [hours: string, minutes: string, seconds: string] => [
  two(seconds / 3600),
  two((seconds / 60) % 60),
  two(seconds % 60),
];

/** Returns `05:17:07`. */
export const asClock = (seconds: number): string => clockFigures(seconds).join(':');
