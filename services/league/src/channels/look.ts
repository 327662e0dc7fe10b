import { crowned } from '@vetta/contract/honours';
import { WORKED } from '../entries/worked-days.ts';
import type { AlertTimes } from '../screens/lost-screens.ts';
import { openStandings } from '../standings/open-standings.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { addDays, firstDay, monthOf, ROME } from '../time/rome.ts';
import { announce, isWanted } from './announce.ts';
import { forgetOldDeliveries } from './deliveries.ts';
import { lookForAlerts } from './look-for-alerts.ts';

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

interface ToldLeader {
  readonly month: string;
  readonly playerId: string | null;
  readonly toldAt: string | null;
}

/**
 * Announces the leader of the month if it is another one than was told last, at most once an hour. Who leads when nobody was told
 * yet, or when a month has begun, is no news.
 */
async function lookForLeader(db: Database, instant: Temporal.Instant): Promise<void> {
  if (!(await isWanted(db, 'new_leader'))) {
    // A channel that is added later hears of changes from then on.
    await db('told_leader').delete();
    return;
  }
  const month = monthOf(nowOf(instant).today);
  const [leader] = crowned(await openStandings(db, month));
  await db.transaction(async (trx) => {
    const told = await firstRow<ToldLeader>(
      trx,
      'select month, player_id as "playerId", told_at as "toldAt" from told_leader for update',
    );
    const isNewMonth = told === undefined || monthOf(told.month) !== month;
    if (!isNewMonth && (leader === undefined || leader.playerId === told.playerId)) return;
    const isNews = !isNewMonth && told.playerId !== null && leader !== undefined;
    if (isNews && told.toldAt !== null) {
      const pauseEnds = Temporal.Instant.from(told.toldAt).add({ minutes: LEADER_PAUSE_MINUTES });
      if (Temporal.Instant.compare(instant, pauseEnds) < 0) return;
    }
    await trx('told_leader')
      .insert({
        singleton: true,
        month: firstDay(month),
        player_id: leader?.playerId ?? null,
        told_at: isNews ? instant.toString() : (told?.toldAt ?? null),
      })
      .onConflict('singleton')
      .merge();
    if (!isNews) return;
    const facts = { month, leader: { name: leader.name, total: leader.total } };
    await announce(
      trx,
      { event: 'new_leader', facts, key: `leader:${leader.playerId}:${instant.toString()}` },
      instant,
    );
  });
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
          and not exists (select from entries e where e.player_id = p.id and e.date = :today)
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
