import type { CloseRehearsal } from '@vetta/contract/standings';
import type { Month } from '@vetta/contract/values';
import { monthsNotFinal } from '../months/final-months.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addMonths, firstDay, lastDay, monthOf } from '../time/rome.ts';
import { getLeaderboard } from './leaderboard.ts';
import { lockStandings } from './lock.ts';
import { recalculate } from './recalculate.ts';

/**
 * Returns what a close now would make of the standings that can still change, by the close's own evaluation: «Ricalcola
 * Classifica» in a transaction that is rolled back.
 */
export async function rehearseClose(db: Database, now: Now): Promise<CloseRehearsal> {
  const trx = await db.transaction();
  try {
    const locked = await lockStandings(trx);
    const month = monthOf(now.today);
    const last = addMonths(month, -1);
    const isInGrace = (await monthsNotFinal(locked, now.today)).includes(last);
    const open = await monthNow(locked, month, now);
    const grace = isInGrace ? await monthNow(locked, last, now) : null;
    await recalculate(locked, now);
    return {
      ...(await changeOf(locked, open, now)),
      grace: grace && (await changeOf(locked, grace, now)),
    };
  } finally {
    await trx.rollback();
  }
}

type MonthNow = Awaited<ReturnType<typeof monthNow>>;

async function monthNow(db: Database, month: Month, now: Now) {
  const { entries } = await getLeaderboard(db, now, month);
  return { month, entries, awards: await settledAwards(db, month) };
}

/** Returns what has changed in a month since it was `before`. */
async function changeOf(db: Database, before: MonthNow, now: Now) {
  const after = await monthNow(db, before.month, now);
  const [had, has] = [before, after].map(({ awards }) => new Set(awards.map(({ id }) => id)));
  return {
    month: before.month,
    awards: after.awards
      .filter(({ id }) => !had?.has(id))
      .map(({ playerId, name, bonus }) => ({ playerId, name, bonus })),
    withdrawn: before.awards.filter(({ id }) => !has?.has(id)).length,
    before: before.entries,
    after: after.entries,
  };
}

/** The month's bonuses that count, of who is on its board, by bonus and name: a leaver stays in a month that was over before. */
const settledAwards = (db: Database, month: Month) =>
  rows<CloseRehearsal['awards'][number] & { readonly id: string }>(
    db,
    `select b.id, b.player_id as "playerId", p.name, t.name as bonus
    from player_bonuses b join players p on p.id = b.player_id join bonus_types t on t.id = b.bonus_type_id
    where b.settled_at is not null and b.date_earned between :first and :last
      and (p.archived_on is null or p.archived_on > :last)
    order by t.id, p.name collate "it-x-icu", b.id`,
    { first: firstDay(month), last: lastDay(month) },
  );
