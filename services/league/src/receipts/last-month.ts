import type { LastMonth } from '@vetta/contract/receipts';
import type { Day, Month } from '@vetta/contract/values';
import { newestClosedDay } from '../closes/closed-days.ts';
import { WORKED } from '../entries/worked-days.ts';
import { UnknownPlayer } from '../players/require-player.ts';
import { BOARD, boardOf } from '../standings/ranking.ts';
import { SUMS_OF_PLAYERS, sumsOf } from '../standings/sums.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addMonths, daysBetween, firstDay, isSunday, lastDay, monthOf } from '../time/rome.ts';

/** A week is told with the next one if it adds fewer of the player's own days, as a receipt's (freeze-sums.ts). */
const DAYS = 2;

/** A day on which anybody has numbers. */
interface WorkedDay {
  readonly date: Day;
  /** Whether the player has numbers of it. */
  readonly own: boolean;
}

/** The last month after so many worked days of the office; `upTo` is null for the month as a whole. */
interface Milestone {
  readonly worked: number;
  readonly upTo: Day | null;
}

/**
 * Returns what a player had in the month before after as many worked days as this month has. It is told by weeks, and within a
 * week evenly by its worked days, so that no single day is (docs/rules.md, «Privacy»). It depends on the month of `now` and on
 * what is stored, not on the day.
 * @throws UnknownPlayer of one who is not on this month's board.
 */
export async function getLastMonth(db: Database, playerId: string, now: Now): Promise<LastMonth> {
  const current = monthOf(now.today);
  const month = addMonths(current, -1);
  if ((await totalOnBoard(db, playerId, current)) === undefined) throw UnknownPlayer();
  const total = (await finalTotal(db, playerId, month)) ?? (await totalOnBoard(db, playerId, month)) ?? 0;
  const points =
    total > 0 ? await pointsAfter(db, playerId, month, await workedSoFar(db, playerId, current), total) : 0;
  return { playerId, month, points: points > 0 ? points : null };
}

/** Counts this month's worked days: of the day under way only once the player's own numbers are there. */
async function workedSoFar(db: Database, playerId: string, month: Month): Promise<number> {
  const days = await workedDays(db, playerId, month);
  const closed = (await newestClosedDay(db)) ?? '';
  const own = days.findLast((day) => day.own)?.date ?? '';
  return days.filter(({ date }) => date <= closed || date <= own).length;
}

async function pointsAfter(
  db: Database,
  playerId: string,
  month: Month,
  worked: number,
  total: number,
): Promise<number> {
  const days = await workedDays(db, playerId, month);
  if (worked >= days.length) return total;
  const milestones = milestonesOf(days, month);
  const before = milestones.findLast((milestone) => milestone.worked <= worked);
  const after = milestones.find((milestone) => milestone.worked > worked);
  const pointsAt = (milestone: Milestone | undefined) =>
    milestone ? (milestone.upTo === null ? total : totalUpTo(db, playerId, month, milestone.upTo)) : 0;
  const [from, to] = [await pointsAt(before), await pointsAt(after)];
  const [start, end] = [before?.worked ?? 0, after?.worked ?? days.length];
  return from + Math.round(((to - from) * (worked - start)) / (end - start));
}

/** Returns the Sundays whose weeks are told, and the month's end. */
function milestonesOf(days: readonly WorkedDay[], month: Month): Milestone[] {
  const milestones: Milestone[] = [];
  let told: Day = '';
  for (const sunday of daysBetween(firstDay(month), lastDay(month)).filter(isSunday)) {
    const fresh = days.filter(({ date, own }) => own && date > told && date <= sunday).length;
    if (fresh > 0 && fresh < DAYS) continue;
    milestones.push({ worked: days.filter(({ date }) => date <= sunday).length, upTo: sunday });
    told = sunday;
  }
  return [...milestones, { worked: days.length, upTo: null }];
}

const workedDays = (db: Database, playerId: string, month: Month) =>
  rows<WorkedDay>(
    db,
    `select date, bool_or(player_id = :playerId) as own from ${WORKED}
    where date between :first and :last group by date order by date`,
    { playerId, first: firstDay(month), last: lastDay(month) },
  );

async function totalOnBoard(db: Database, playerId: string, month: Month): Promise<number | undefined> {
  const row = await firstRow<{ total: number }>(
    db,
    `select total from (${BOARD}) b where b.player_id = :playerId`,
    { ...boardOf(month), playerId },
  );
  return row?.total;
}

async function finalTotal(db: Database, playerId: string, month: Month): Promise<number | undefined> {
  const row = await firstRow<{ total: number | null }>(
    db,
    `select r.total from final_months f left join final_standings r on r.month = f.month and r.player_id = :playerId
    where f.month = :month`,
    { month: firstDay(month), playerId },
  );
  return row && (row.total ?? 0);
}

async function totalUpTo(db: Database, playerId: string, month: Month, upTo: Day): Promise<number> {
  const row = await firstRow<{ total: number }>(db, `select total from (${SUMS_OF_PLAYERS}) s`, {
    ...(await sumsOf(db, month, upTo)),
    players: [playerId],
  });
  return row?.total ?? 0;
}
