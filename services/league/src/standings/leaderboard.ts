import type { Leaderboard, MonthState } from '@vetta/contract/standings';
import type { Day, Month } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import { failure } from '../failure.ts';
import { finalStandings } from '../months/final-standings.ts';
import { isImported } from '../months/imported-months.ts';
import { monthValues, type StoredValues } from '../months/month-values.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addMonths, firstDay, italianMonth, lastDay, monthOf } from '../time/rome.ts';
import { openStandings } from './open-standings.ts';

export const FutureMonth = failure(
  'future_month',
  400,
  (month: Month) => `Il mese di ${italianMonth(month)} non è ancora iniziato`,
);

/**
 * Returns the standings of the current month or of an earlier one: the stored ones of a final month, else the ranking of
 * the month's sums. A caller that has read the month's values gives them. @throws FutureMonth
 */
export async function getLeaderboard(
  db: Database,
  now: Now,
  month: Month = monthOf(now.today),
  known?: StoredValues,
): Promise<Leaderboard> {
  const current = monthOf(now.today);
  if (month > current) throw FutureMonth(month);

  const values = known ?? (await monthValues(db, month));
  if (values.finalisedAt !== null)
    return labelled(month, 'final', { ...(await finalStandings(db, month)), newestEntryOn: null });
  const entries = await openStandings(db, month, { values, isOver: month < current });
  if (month < current) {
    const prizes = (await isImported(db, month, now)) ? [] : values.prizes;
    return labelled(month, 'grace', {
      entries,
      prizes,
      updatedAt: await lastChange(db),
      newestEntryOn: null,
    });
  }
  return labelled(month, 'open', { entries, prizes: values.prizes, ...(await newest(db, month)) });
}

/** Returns when a commit last changed a standing, the day of the month's newest entry, and whether there are sfide. */
async function newest(
  db: Database,
  month: Month,
): Promise<Pick<Leaderboard, 'updatedAt' | 'newestEntryOn' | 'challenges'>> {
  const row = await firstRow<{
    updatedAt: string | null;
    newestEntryOn: Day | null;
    hasChallenges: boolean;
  }>(
    db,
    `select (select changed_at from standings_state) as "updatedAt",
      (select max(date) from ${WORKED} where date between :first and :last) as "newestEntryOn",
      exists (select from challenges where last_day >= :before) as "hasChallenges"`,
    { first: firstDay(month), last: lastDay(month), before: firstDay(addMonths(month, -1)) },
    'newest change and entry',
  );
  if (row === undefined) throw new Error('Unreachable: a select without a table has one row');
  const { hasChallenges, ...rest } = row;
  // Absent without: a page without sfide is what it was.
  return { ...rest, ...(hasChallenges && { challenges: true as const }) };
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
