import { crowned } from '@vetta/contract/honours';
import type { Day, Month } from '@vetta/contract/values';
import { listMonthPrizes } from '../prizes/month-prizes.ts';
import { contestStart, withEligibility } from '../standings/eligibility.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import { BOARD_FROM_ROWS, ranked } from '../standings/ranking.ts';
import { sumsOf } from '../standings/sums.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays, lastDay, monthOf, newestDayOver } from '../time/rome.ts';
import { announceBeside, type Happening } from './announce.ts';

/** How many bonuses a message names. */
const NAMED_BONUSES = 10;
/** How many at the end of the standings no message names, but for the podium of a small office. */
const UNNAMED = 3;

/**
 * Announces that the newest day is closed; a day that is closed late is no news. `cutOff`: the instant of the close's first step.
 * Called once its bonuses are settled, before it keeps its positions: those of the close before are then still there.
 */
export async function announceClosedDay(trx: Transaction, day: Day, cutOff: string, now: Now): Promise<void> {
  if (day < newestDayOver(now.instant)) return;
  await announceBeside(trx, 'day_closed', now.instant, async (savepoint) => [
    await closedDay(savepoint, day, cutOff),
  ]);
}

interface Row {
  readonly playerId: string;
  readonly name: string;
  readonly position: number;
  /** The place that the close before kept; null where it kept none. */
  readonly lastPosition: number | null;
  readonly total: number;
  readonly notEligible: 'late' | 'disqualified' | null;
}

/** The standings of a month, with what is dated up to a day. */
const standingsOf = async (trx: Transaction, month: Month, day: Day): Promise<Row[]> =>
  rows(
    trx,
    `select player_id as "playerId", name, position, last_position as "lastPosition", total, not_eligible as "notEligible"
    from (${withEligibility(ranked(BOARD_FROM_ROWS))}) r order by position`,
    { ...(await sumsOf(trx, month, day)), ...(await contestStart(trx, month)), last: day },
  );

/** Returns the last of the standings, without the podium of a small office. */
const lastOf = (standings: readonly Row[]): string[] => {
  const podium = new Set(crowned(standings).map(({ playerId }) => playerId));
  return standings
    .slice(-UNNAMED)
    .map(({ playerId }) => playerId)
    .filter((id) => !podium.has(id));
};

async function closedDay(trx: Transaction, day: Day, cutOff: string): Promise<Happening> {
  const standings = await standingsOf(trx, monthOf(day), day);
  const before = await standingsOf(trx, monthOf(day), addDays(day, -1));
  const bonuses = await settledSince(trx, cutOff);
  const unnamed = new Set(lastOf(standings));
  // The last of a month in grace are as little named as those of the day's own.
  for (const month of new Set(bonuses.map((bonus) => bonus.month)))
    if (month !== monthOf(day))
      for (const playerId of lastOf(await standingsOf(trx, month, lastDay(month)))) unnamed.add(playerId);
  const named = bonuses
    .filter(({ playerId }) => !unnamed.has(playerId))
    .map(({ name, bonus, month }) => ({ name, bonus, ...(month !== monthOf(day) && { month }) }));
  return {
    event: 'day_closed',
    key: `day:${day}`,
    facts: {
      day,
      podium: crowned(standings).map(({ name, total }) => ({ name, total })),
      // Without points people stand in the order of their names: from there nobody has climbed.
      climber: before.some(({ total }) => total !== 0) ? climberOf(standings, unnamed) : null,
      bonuses: named.slice(0, NAMED_BONUSES),
      moreBonuses: Math.max(0, named.length - NAMED_BONUSES),
    },
  };
}

/**
 * Returns who gained most places since the close before, the higher of two. Places count among those who have a place at both closes:
 * a leaver lifts nobody. Null on a month's first day.
 */
function climberOf(
  standings: readonly Row[],
  unnamed: ReadonlySet<string>,
): { name: string; places: number } | null {
  const before = standings.flatMap(({ lastPosition }) => lastPosition ?? []).toSorted((a, b) => a - b);
  let best: { name: string; places: number } | null = null;
  let place = -1;
  for (const { playerId, name, lastPosition, total, notEligible } of standings) {
    if (lastPosition === null) continue;
    place += 1;
    if (unnamed.has(playerId) || notEligible === 'disqualified' || total <= 0) continue;
    const places = before.indexOf(lastPosition) - place;
    if (places > (best?.places ?? 0)) best = { name, places };
  }
  return best;
}

/** Returns the bonuses that a close settled, with the month in which each counts. */
const settledSince = async (
  trx: Transaction,
  cutOff: string,
): Promise<{ playerId: string; name: string; bonus: string; month: Month }[]> =>
  (
    await rows<{ playerId: string; name: string; bonus: string; earned: Day }>(
      trx,
      `select p.id as "playerId", p.name, t.name as bonus, b.date_earned as earned from player_bonuses b
      join players p on p.id = b.player_id join bonus_types t on t.id = b.bonus_type_id
      where b.settled_at >= cast(:cutOff as timestamptz) and p.archived_on is null
      order by month_of(b.date_earned) desc, p.name collate "it-x-icu", t.name`,
      { cutOff },
    )
  ).map(({ earned, ...bonus }) => ({ ...bonus, month: monthOf(earned) }));

/** Announces the months that closes made final, in one message: those of the days that were closed late wait for the newest day. */
export async function announceFinalMonths(trx: Transaction, day: Day, now: Now): Promise<void> {
  if (day < newestDayOver(now.instant)) return;
  const untold = await rows<{ month: Day }>(
    trx,
    'update final_months set is_told = true where not is_told returning month',
  );
  const months = untold.map(({ month }) => monthOf(month)).sort();
  const newest = months.pop();
  if (newest === undefined) return;
  await announceBeside(trx, 'month_final', now.instant, async (savepoint) => [
    await finalMonths(savepoint, newest, months, now),
  ]);
}

async function finalMonths(
  trx: Transaction,
  month: Month,
  before: readonly Month[],
  now: Now,
): Promise<Happening> {
  const podiumOf = async (one: Month) =>
    crowned((await getLeaderboard(trx, now, one)).entries).map(({ name, total }) => ({ name, total }));
  const prizes = await listMonthPrizes(trx, month, now);
  const earlier: { month: Month; first: { name: string; total: number } | null }[] = [];
  for (const one of before) earlier.push({ month: one, first: (await podiumOf(one))[0] ?? null });
  return {
    event: 'month_final',
    key: `month:${month}`,
    facts: {
      month,
      podium: await podiumOf(month),
      prizes: prizes
        .filter(({ isLottery }) => !isLottery)
        .map(({ title, winner }) => ({ title, winner: winner?.name ?? null })),
      ...(earlier.length > 0 && { earlier }),
    },
  };
}

/** Announces the draws that a close held: those with the instant of its step. */
export const announceDraws = (trx: Transaction, now: Now): Promise<void> =>
  announceBeside(trx, 'draw', now.instant, async (savepoint) => {
    const held = await rows<{
      id: string;
      month: Day;
      prize: string;
      winner: string | null;
      participants: number;
    }>(
      savepoint,
      `select id, month, prize_title as prize, cast(jsonb_array_length(participants) as int) as participants,
        (select p ->> 'name' from jsonb_array_elements(participants) p
          where p ->> 'id' = cast(winner_id as text)) as winner
      from draws where drawn_at = :at order by rank`,
      { at: now.instant.toString() },
    );
    return held.map(({ id, month, ...draw }) => ({
      event: 'draw' as const,
      key: `draw:${id}`,
      facts: { ...draw, month: monthOf(month) },
    }));
  });
