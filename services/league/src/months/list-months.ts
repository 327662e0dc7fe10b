import { podiumOf } from '@vetta/contract/honours';
import type { AdminMonth, MonthSummary } from '@vetta/contract/months';
import type { Standing } from '@vetta/contract/standings';
import { isToHandOver } from '@vetta/contract/to-hand-over';
import type { Day } from '@vetta/contract/values';
import { listMonthPrizes } from '../prizes/month-prizes.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { italianMonth, monthOf } from '../time/rome.ts';
import { countChangedRows } from './changed-rows.ts';
import { monthsNotFinal } from './final-months.ts';
import { importedMonths } from './imported-months.ts';
import { countLateEntries } from './late-entries.ts';

/** Returns the months since the first entry, newest first. */
export async function listMonths(db: Database, now: Now): Promise<MonthSummary[]> {
  const final = await listFinalMonths(db);
  const open: MonthSummary[] = [];
  const months = await monthsNotFinal(db, now.today);
  const imported = await importedMonths(db, months, now);
  for (const month of months) {
    const { month: label, state, entries } = await getLeaderboard(db, now, month);
    const podium = podiumOf(entries).map(onPodium);
    open.push({ month, label, state, ...saidIf(imported.has(month)), players: entries.length, podium });
  }
  return [...final, ...open].sort((one, other) => other.month.localeCompare(one.month));
}

const onPodium = ({ position, playerId, name, total }: MonthSummary['podium'][number]) => ({
  ...{ position, playerId, name, total },
});

const saidIf = (imported: boolean) => imported && { imported };

/** One statement for all final months: there may be years of them, each with a row for every player. */
async function listFinalMonths(db: Database): Promise<MonthSummary[]> {
  const final = await rows<
    Pick<MonthSummary, 'month' | 'players'> & {
      readonly imported: boolean;
      /** In order, as many as the podium and those it passes over. */
      readonly podium: (MonthSummary['podium'][number] & Pick<Standing, 'notEligible'>)[];
    }
  >(
    db,
    `select f.month, f.imported, count(s.position) as players,
      coalesce(
        jsonb_agg(
          jsonb_build_object('position', s.position, 'playerId', s.player_id, 'name', s.name, 'total', s.total,
            'notEligible', s.not_eligible)
          order by s.position
        ) filter (where s.position <= 3 + f.disqualified),
        '[]'
      ) as podium
    from (
      select month, imported, (
        select count(*) from final_standings d where d.month = m.month and d.not_eligible = 'disqualified'
      ) as disqualified
      from final_months m
    ) f left join final_standings s on s.month = f.month group by f.month, f.imported`,
  );
  return final.map(({ month: first, imported, players, podium }) => {
    const month = monthOf(first);
    return {
      month,
      label: italianMonth(month),
      state: 'final',
      ...saidIf(imported),
      players,
      podium: podiumOf(podium).map(onPodium),
    };
  });
}

/** Returns the months with what admins see: also when each became final, its rebuilds, its late entries, changed rows and prizes to hand over. */
export async function listAdminMonths(db: Database, now: Now): Promise<AdminMonth[]> {
  const finals = await rows<{ month: Day; finalisedAt: string }>(
    db,
    'select month, finalised_at as "finalisedAt" from final_months',
  );
  const rebuilds = await rows<AdminMonth['rebuilds'][number] & { month: Day }>(
    db,
    'select month, rebuilt_at as "rebuiltAt", reason from final_month_rebuilds order by rebuilt_at',
  );
  const late = await countLateEntries(db);
  const months = finals.map(({ month }) => monthOf(month));
  const changed = await countChangedRows(db, months, now);
  const toHandOver = new Map<string, number>();
  for (const month of months)
    toHandOver.set(month, (await listMonthPrizes(db, month, now)).filter(isToHandOver).length);
  return (await listMonths(db, now)).map((summary) => ({
    ...summary,
    finalisedAt: finals.find(({ month }) => monthOf(month) === summary.month)?.finalisedAt ?? null,
    rebuilds: rebuilds
      .filter(({ month }) => monthOf(month) === summary.month)
      .map(({ rebuiltAt, reason }) => ({ rebuiltAt, reason })),
    lateEntries: late.get(summary.month) ?? 0,
    changedRows: changed.get(summary.month) ?? 0,
    toHandOver: toHandOver.get(summary.month) ?? 0,
  }));
}
