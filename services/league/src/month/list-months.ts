import type { AdminMonth, MonthDetail, MonthSummary } from '@vetta/contract/months';
import type { Day, Month } from '@vetta/contract/values';
import { failure } from '../failure.ts';
import { prizePool } from '../prizes/prize-pool.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { openMonths } from './final-months.ts';
import { monthValues } from './month-values.ts';

export const UnknownMonth = failure('unknown_month', 404, () => 'Di questo mese non c’è una classifica');

/** The months since the first entry, newest first. */
export async function listMonths(db: Database, moment: Moment): Promise<MonthSummary[]> {
  const final = await rows<{ month: Day }>(db, 'select month from final_months');
  const open = await openMonths(db, moment.today);
  const months = [...final.map(({ month }) => monthOf(month)), ...open].sort().reverse();
  return Promise.all(
    months.map(async (period) => {
      const { month: label, state, entries } = await getLeaderboard(db, moment, period);
      const podium = entries
        .slice(0, 3)
        .map(({ position, playerId, name, total }) => ({ position, playerId, name, total }));
      return { month: period, label, state, players: entries.length, podium };
    }),
  );
}

/** A month's standings, with what they were computed from. @throws UnknownMonth */
export async function getMonth(db: Database, month: Month, moment: Moment): Promise<MonthDetail> {
  if (month > monthOf(moment.today)) throw UnknownMonth();
  const leaderboard = await getLeaderboard(db, moment, month);
  const { finalisedAt, scoring, prizeSettings } = await monthValues(db, month);
  const totals = leaderboard.entries.map(({ total }) => total);
  return { ...leaderboard, finalisedAt, scoring, prizePool: prizePool(totals, prizeSettings) };
}

/** The months as admins see them. */
export async function listAdminMonths(db: Database, moment: Moment): Promise<AdminMonth[]> {
  return Promise.all(
    (await listMonths(db, moment)).map(async (summary) => {
      const { finalisedAt } = await monthValues(db, summary.month);
      const rebuilds = await rows<AdminMonth['rebuilds'][number]>(
        db,
        'select rebuilt_at as "rebuiltAt", reason from final_month_rebuilds where month = :month order by rebuilt_at',
        { month: firstDay(summary.month) },
      );
      return { ...summary, finalisedAt, rebuilds };
    }),
  );
}
