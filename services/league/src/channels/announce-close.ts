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
import { addDays, firstDay, monthOf, newestDayOver } from '../time/rome.ts';
import { announceBeside, type Happening } from './announce.ts';

/** How many bonuses a message names. */
const NAMED_BONUSES = 10;
/** How many at the end of the standings no message names, but for the podium of a small office. */
const UNNAMED = 3;

/** Announces that the newest day is closed; a day that is closed late is no news. `cutOff`: the instant of the close's first step. */
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
  readonly total: number;
  readonly notEligible: 'late' | 'disqualified' | null;
}

/** The standings of a day's month with what is dated up to the day. */
const standingsOn = async (trx: Transaction, day: Day): Promise<Row[]> =>
  rows(
    trx,
    `select player_id as "playerId", name, position, total, not_eligible as "notEligible"
    from (${withEligibility(ranked(BOARD_FROM_ROWS))}) r order by position`,
    { ...(await sumsOf(trx, monthOf(day), day)), ...(await contestStart(trx, monthOf(day))), last: day },
  );

async function closedDay(trx: Transaction, day: Day, cutOff: string): Promise<Happening> {
  const standings = await standingsOn(trx, day);
  const podium = crowned(standings);
  const unnamed = new Set(standings.slice(-UNNAMED).map(({ playerId }) => playerId));
  for (const { playerId } of podium) unnamed.delete(playerId);
  const bonuses = await awarded(trx, cutOff, unnamed);
  return {
    event: 'day_closed',
    key: `day:${day}`,
    facts: {
      day,
      podium: podium.map(({ name, total }) => ({ name, total })),
      climber: await climber(trx, day, standings, unnamed),
      bonuses: bonuses.slice(0, NAMED_BONUSES),
      moreBonuses: Math.max(0, bonuses.length - NAMED_BONUSES),
    },
  };
}

/** Returns who gained most places since the evening before, the higher of two; null on a month's first day. */
async function climber(
  trx: Transaction,
  day: Day,
  standings: readonly Row[],
  unnamed: ReadonlySet<string>,
): Promise<{ name: string; places: number } | null> {
  if (day === firstDay(monthOf(day))) return null;
  const evening = addDays(day, -1);
  const board = await rows<Pick<Row, 'playerId' | 'position'>>(
    trx,
    `select player_id as "playerId", position from (${ranked(BOARD_FROM_ROWS)}) r`,
    // The positions that this close has kept must order no ties of the evening before: those of no month do.
    { ...(await sumsOf(trx, monthOf(day), evening)), last: evening, month: '0001-01-01' },
  );
  const before = new Map(board.map(({ playerId, position }) => [playerId, position]));
  let best: { name: string; places: number } | null = null;
  for (const { playerId, name, position, total, notEligible } of standings) {
    if (unnamed.has(playerId) || notEligible === 'disqualified' || total <= 0) continue;
    const places = (before.get(playerId) ?? position) - position;
    if (places > (best?.places ?? 0)) best = { name, places };
  }
  return best;
}

/** Returns the bonuses that this close settled, of people who are named. */
const awarded = async (
  trx: Transaction,
  cutOff: string,
  unnamed: ReadonlySet<string>,
): Promise<{ name: string; bonus: string }[]> =>
  (
    await rows<{ playerId: string; name: string; bonus: string }>(
      trx,
      `select p.id as "playerId", p.name, t.name as bonus from player_bonuses b
      join players p on p.id = b.player_id join bonus_types t on t.id = b.bonus_type_id
      where b.settled_at >= cast(:cutOff as timestamptz) and p.archived_on is null
      order by p.name collate "it-x-icu", t.name`,
      { cutOff },
    )
  )
    .filter(({ playerId }) => !unnamed.has(playerId))
    .map(({ name, bonus }) => ({ name, bonus }));

/** Announces the months that a close made final. */
export const announceFinalMonths = (trx: Transaction, months: readonly Month[], now: Now): Promise<void> =>
  announceBeside(trx, 'month_final', now.instant, (savepoint) =>
    Promise.all(months.map((month) => finalMonth(savepoint, month, now))),
  );

async function finalMonth(trx: Transaction, month: Month, now: Now): Promise<Happening> {
  const { entries } = await getLeaderboard(trx, now, month);
  const prizes = await listMonthPrizes(trx, month, now);
  return {
    event: 'month_final',
    key: `month:${month}`,
    facts: {
      month,
      podium: crowned(entries).map(({ name, total }) => ({ name, total })),
      prizes: prizes
        .filter(({ isLottery }) => !isLottery)
        .map(({ title, winner }) => ({ title, winner: winner?.name ?? null })),
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
