import type { Leaderboard, MonthState } from '@vetta/contract/standings';
import type { Day, Month } from '@vetta/contract/values';
import { failure } from '../failure.ts';
import { finalStandings } from '../months/final-standings.ts';
import { isImported } from '../months/imported-months.ts';
import { monthValues } from '../months/month-values.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, italianMonth, lastDay, monthOf } from '../time/rome.ts';
import { openStandings } from './open-standings.ts';

export const FutureMonth = failure(
  'future_month',
  400,
  (month: Month) => `Il mese di ${italianMonth(month)} non è ancora iniziato`,
);

/**
 * Returns the standings of the current month or of an earlier one: the stored ones of a final month, else the ranking of
 * the month's sums. @throws FutureMonth
 */
export async function getLeaderboard(
  db: Database,
  now: Now,
  month: Month = monthOf(now.today),
): Promise<Leaderboard> {
  const current = monthOf(now.today);
  if (month > current) throw FutureMonth(month);

  const final = await finalStandings(db, month);
  if (final) return labelled(month, 'final', { ...final, newestEntryOn: null });
  const isOpen = month === current;
  return labelled(month, isOpen ? 'open' : 'grace', {
    entries: await openStandings(db, month),
    prizes: !isOpen && (await isImported(db, month, now)) ? [] : (await monthValues(db, month)).prizes,
    updatedAt: await lastChange(db),
    newestEntryOn: isOpen ? await newestEntryOn(db, month) : null,
  });
}

async function newestEntryOn(db: Database, month: Month): Promise<Day | null> {
  const newest = await firstRow<{ date: Day | null }>(
    db,
    'select max(date) as date from entries where date between :first and :last',
    { first: firstDay(month), last: lastDay(month) },
  );
  return newest?.date ?? null;
}

/** Returns when a commit last changed a standing, as an ISO instant; null before the first. */
export async function lastChange(db: Database): Promise<string | null> {
  const state = await firstRow<{ changed_at: string | null }>(db, 'select changed_at from standings_state');
  return state?.changed_at ?? null;
}

const labelled = (
  period: Month,
  state: MonthState,
  stored: Omit<Leaderboard, 'month' | 'period' | 'state'>,
): Leaderboard => ({ ...stored, month: italianMonth(period), period, state });
