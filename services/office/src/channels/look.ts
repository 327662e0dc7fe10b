import { crowned } from '@vetta/contract/honours';
import type { Standing } from '@vetta/contract/standings';
import { announce, isWanted } from '@vetta/league/announcements/announce';
import { isRecorded } from '@vetta/league/entries/origins';
import { WORKED } from '@vetta/league/entries/worked-days';
import { openStandings } from '@vetta/league/standings/open-standings';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { nowOf } from '@vetta/league/time/now';
import { addDays, firstDay, monthOf, ROME } from '@vetta/league/time/rome';
import type { AlertTimes } from '../screens/lost-screens.ts';
import { forgetOldDeliveries } from './deliveries.ts';
import { lookForAlerts } from './look-for-alerts.ts';

/** How long somebody leads before it is told, in minutes: a mistyped number is corrected by then. */
const LEADER_STANDS_MINUTES = 2;
/** How long the channels are told of no other leader, in minutes. */
const LEADER_PAUSE_MINUTES = 60;

/**
 * Announces what no transaction of its own makes: a new leader, numbers that are missing at a channel's time, what operators must
 * know.
 */
export async function lookForNews(db: Database, times: AlertTimes): Promise<void> {
  const { now: instant } = times;
  await lookForAlerts(db, times);
  await lookForLeader(db, instant);
  await lookForMissingNumbers(db, instant);
  await forgetOldDeliveries(db);
}

/** What is known of who leads. */
interface ToldLeader {
  readonly month: string;
  /** Who was told last. */
  readonly playerId: string | null;
  readonly toldAt: string | null;
  /** Who leads since, and was not told yet. */
  readonly nextId: string | null;
  readonly nextSince: string | null;
  /** Who led at the last look, and with how many points. */
  readonly seenId: string | null;
  readonly seenTotal: number | null;
  readonly seenAt: string | null;
}

const LEADER = `select month, player_id as "playerId", told_at as "toldAt", next_id as "nextId", next_since as "nextSince",
  seen_id as "seenId", seen_total as "seenTotal", seen_at as "seenAt" from told_leader for update`;

const isPast = (since: string, minutes: number, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, Temporal.Instant.from(since).add({ minutes })) >= 0;

/**
 * Announces the leader of the month if it is another one than was told last and has stood for two minutes, at most once an hour. Who
 * leads when nobody was told yet, when a month has begun, or by a correction, is no news.
 */
async function lookForLeader(db: Database, instant: Temporal.Instant): Promise<void> {
  if (!(await isWanted(db, 'new_leader'))) {
    // A channel that is added later hears of changes from then on.
    await db('told_leader').delete();
    return;
  }
  const month = monthOf(nowOf(instant).today);
  const standings = await openStandings(db, month);
  const [leader] = crowned(standings);
  await db.transaction(async (trx) => {
    const known = await firstRow<ToldLeader>(trx, LEADER);
    const told = known !== undefined && monthOf(known.month) === month ? known : undefined;
    let { playerId = null, nextId = null, nextSince = null } = told ?? {};
    let toldAt = known?.toldAt ?? null;
    if (leader === undefined || leader.playerId === playerId) nextId = null;
    else if (told === undefined || playerId === null) playerId = leader.playerId;
    else if (leader.playerId !== nextId) {
      const isCorrection = await leadsByCorrection(trx, leader, told, standings);
      nextId = isCorrection ? null : leader.playerId;
      nextSince = instant.toString();
      if (isCorrection) playerId = leader.playerId;
    }
    const isNews =
      leader !== undefined &&
      leader.playerId === nextId &&
      nextSince !== null &&
      isPast(nextSince, LEADER_STANDS_MINUTES, instant) &&
      (toldAt === null || isPast(toldAt, LEADER_PAUSE_MINUTES, instant));
    if (isNews) {
      playerId = leader.playerId;
      nextId = null;
      toldAt = instant.toString();
      const facts = { month, leader: { name: leader.name, total: leader.total } };
      const key = `leader:${leader.playerId}:${instant.toString()}`;
      await announce(trx, { event: 'new_leader', facts, key }, instant);
    }
    const seen = { id: leader?.playerId ?? null, total: leader?.total ?? null };
    await trx('told_leader')
      .insert({
        singleton: true,
        month: firstDay(month),
        player_id: playerId,
        told_at: toldAt,
        next_id: nextId,
        next_since: nextId === null ? null : nextSince,
        seen_id: seen.id,
        seen_total: seen.total,
        seen_at: instant.toString(),
      })
      .onConflict('singleton')
      .merge();
  });
}

/**
 * Whether somebody leads because of a correction since the last look: the one who led lost points, or the place, and had as many as the
 * new one has; or an undo moved one of the two.
 */
async function leadsByCorrection(
  trx: Transaction,
  leader: Standing,
  { seenId, seenTotal, seenAt }: ToldLeader,
  standings: readonly Standing[],
): Promise<boolean> {
  if (seenId === null || seenTotal === null || seenAt === null || seenId === leader.playerId) return false;
  const before = standings.find(({ playerId }) => playerId === seenId);
  const hasFallen = before === undefined || before.notEligible === 'disqualified' || before.total < seenTotal;
  if (hasFallen && leader.total <= seenTotal) return true;
  const undone = await firstRow(
    trx,
    `select from audit where undoes is not null and at > cast(:seenAt as timestamptz)
      and subjects && cast(:players as text[]) limit 1`,
    { seenAt, players: `{${[leader.playerId, seenId].join()}}` },
  );
  return undone !== undefined;
}

/**
 * Tells each channel at its time whose numbers of today are missing, once a day; a channel that is not for admins alone gets how
 * many. A day on which the office does not work is no news: nobody has numbers today, nor had on this weekday of the last weeks.
 */
async function lookForMissingNumbers(db: Database, instant: Temporal.Instant): Promise<void> {
  const { today } = nowOf(instant);
  const time = instant.toZonedDateTimeISO(ROME).toPlainTime().toString().slice(0, 5);
  const due = await rows<{ id: string; at: string; adminOnly: boolean }>(
    db,
    `select id, missing_at as at, admin_only as "adminOnly" from channels
    where is_active and 'numbers_missing' = any(events) and missing_at <= :time
      and missing_told_on is distinct from cast(:today as date)`,
    { time, today },
  );
  for (const { id, at, adminOnly } of due)
    await db.transaction(async (trx) => {
      const [claimed] = await trx('channels')
        .where({ id })
        .whereRaw('missing_told_on is distinct from cast(? as date)', [today])
        .update({ missing_told_on: today })
        .returning('id');
      if (claimed === undefined || !(await isWorkingDay(trx, today))) return;
      const missing = await rows<{ name: string }>(
        trx,
        `select p.name from players p
        where p.joined_on <= :today and (p.archived_on is null or p.archived_on > :today)
          and not exists (
            select from entries e where e.player_id = p.id and e.date = :today and ${isRecorded('e')})
        order by p.name collate "it-x-icu"`,
        { today },
      );
      if (missing.length === 0) return;
      const names = adminOnly ? missing.map(({ name }) => name) : null;
      const facts = { day: today, at, count: missing.length, names };
      await announce(trx, { event: 'numbers_missing', facts, key: `missing:${today}:${at}` }, instant, id);
    });
}

async function isWorkingDay(db: Database, today: string): Promise<boolean> {
  const days = [0, 7, 14, 21, 28].map((ago) => addDays(today, -ago));
  const worked = await firstRow(db, `select from ${WORKED} where date = any(cast(:days as date[])) limit 1`, {
    days: `{${days.join()}}`,
  });
  return worked !== undefined;
}
