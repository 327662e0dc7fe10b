import type { Draw, Draws } from '@vetta/contract/draws';
import { addDays, monthOf, romeDay } from '@vetta/contract/rome-time';

/** A wall opens the envelope again until the third day after the draw: a weekend is over by then. */
const DAYS = 3;

/** Returns the month whose draw is news on this day: until the 3rd the one before. */
export function monthOfDraw(now: Date): string {
  const today = romeDay(now);
  const month = monthOf(today);
  return Number(today.slice(8)) <= DAYS ? monthOf(addDays(`${month}-01`, -1)) : month;
}

/** Returns the draws that have a winner, still count, and are news. */
export function freshDraws({ draws }: Pick<Draws, 'draws'>, now: Date): readonly Draw[] {
  const since = addDays(romeDay(now), -DAYS);
  return draws.filter(
    ({ voidedAt, winnerId, drawnAt }) =>
      voidedAt === null && winnerId !== null && romeDay(new Date(drawnAt)) >= since,
  );
}
