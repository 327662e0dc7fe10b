import { isDeepStrictEqual } from 'node:util';
import { monthsNotFinal } from '../months/final-months.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import type { LockedTransaction } from './lock.ts';
import { openStandings } from './open-standings.ts';
import { noteChange } from './update-sums.ts';

/**
 * Runs a change that moves no points, and notes it as the standings' last one if a row of a month that is not final differs
 * afterwards: a name, a tie, or whether a player is eligible. Returns what the change returns.
 */
export async function notingChangedRows<T>(
  trx: LockedTransaction,
  now: Now,
  change: () => Promise<T>,
): Promise<T> {
  const before = await openMonthsStandings(trx, now);
  const result = await change();
  if (!isDeepStrictEqual(await openMonthsStandings(trx, now), before)) await noteChange(trx, now);
  return result;
}

async function openMonthsStandings(trx: LockedTransaction, { today }: Now) {
  const months = new Set([...(await monthsNotFinal(trx, today)), monthOf(today)]);
  const standings = [];
  for (const month of months)
    standings.push(await openStandings(trx, month, { isOver: month < monthOf(today) }));
  return standings;
}
