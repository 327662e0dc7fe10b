import { isSilent, UNUSED_DAYS } from '@vetta/contract/silent-sender';
import type { Day } from '@vetta/contract/values';
import { announce, isWanted } from '@vetta/league/announcements/announce';
import { lastEvents } from '@vetta/league/intake/senders';
import type { Database, Transaction } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { addDays, romeDay } from '@vetta/league/time/rome';
import { type OperatorAlert, sentenceOf } from '../dashboard/alert-words.ts';
import { backupsInTrouble } from '../dashboard/backup-status.ts';
import { closeTrouble } from '../dashboard/close-alerts.ts';
import { type AlertTimes, lostScreens } from '../screens/lost-screens.ts';
import { ALERT_CHANNEL } from './channels.ts';

/** How long after an alert its end is still told, in days. */
const REMEMBERED_DAYS = 7;

/** How often the senders of events are looked at, in minutes: a month of events is read. */
const SENDERS_EVERY = 10;

/**
 * Tells the channels of operators, each thing once: that a close is late or has stopped, that a wall is lost, that backups fail, and
 * that these are over; and that a sender of events is silent.
 */
export async function lookForAlerts(db: Database, times: AlertTimes): Promise<void> {
  if (!(await isWanted(db, 'operator_alert'))) return;
  const { now } = times;
  await db.transaction(async (trx) => {
    const tell = (alert: OperatorAlert, key: string) =>
      announce(trx, { event: 'operator_alert', facts: factsOf(alert), key }, now);
    const trouble = await closeTrouble(trx, now);
    if (trouble !== null) await tell(trouble, `close:${trouble.event}:${trouble.evening}`);
    for (const { evening, day } of await closedAfterAll(trx, now))
      await tell(
        { event: 'recovered', evening, day, missedDays: 0, because: null },
        `close:recovered:${evening}`,
      );
    for (const { id, ...screen } of await lostScreens(trx, times))
      await tell({ event: 'screens-lost', screens: [screen] }, `screen:lost:${id}:${screen.lastBeatAt}`);
    for (const { id, key, ...screen } of await screensBack(trx, now))
      await tell({ event: 'screens-back', screens: [screen] }, `screen:back:${id}:${key}`);
    for (const { kind, lastGoodAt } of await backupsInTrouble(trx))
      await tell({ event: 'backup-fails', lastGoodAt }, `backup:fails:${kind}:${lastGoodAt}`);
    for (const { key } of await backupsAgain(trx, now))
      await tell({ event: 'backup-back' }, `backup:back:${key}`);
    if (Math.floor(now.epochMilliseconds / 60_000) % SENDERS_EVERY !== 0) return;
    const today = romeDay(now);
    for (const { source, lastEventAt } of await lastEvents(trx, addDays(today, -UNUSED_DAYS)))
      if (isSilent({ lastEventAt }, today))
        await tell({ event: 'source-silent', source, lastEventAt }, `sender:silent:${source}:${lastEventAt}`);
  });
}

const factsOf = (alert: OperatorAlert) => ({ sentence: sentenceOf(alert), alert: { ...alert } });

/** What ALERT_URL is told of an evening's close while the database is away. */
export const databaseAway = (evening: Day) =>
  factsOf({ event: 'database-away', evening, day: evening, missedDays: 1, because: null });

/** Notes that ALERT_URL was told so: its channel then hears of the end, and not of the beginning again. */
export const noteToldAlone = (db: Database, evening: Day, at: Temporal.Instant): Promise<unknown> =>
  rows(
    db,
    `insert into channel_deliveries (channel_id, event, key, facts, created_at, next_attempt_at, due_since, state, attempts)
    select id, 'operator_alert', :key, :facts, :at, :at, :at, 'sent', 1 from channels where id = :id
    on conflict (channel_id, key) do nothing`,
    {
      id: ALERT_CHANNEL,
      key: `close:late:${evening}`,
      facts: JSON.stringify(databaseAway(evening)),
      at: at.toString(),
    },
  );

/** Returns the newest evening of which channels heard trouble, if it is closed by now. */
const closedAfterAll = (
  trx: Transaction,
  now: Temporal.Instant,
): Promise<{ evening: string; day: string }[]> =>
  rows(
    trx,
    `select told.evening, closed.newest as day
    from (
      select max(cast(substring(key from '\\d{4}-\\d{2}-\\d{2}$') as date)) as evening from channel_deliveries
      where key ~ '^close:(late|stopped):' and created_at > :since
    ) told
    join (select max(date) as newest from closed_days) closed on closed.newest >= told.evening
    where not exists (
      select from channel_deliveries d where d.key = 'close:recovered:' || to_char(told.evening, 'YYYY-MM-DD'))`,
    { since: now.subtract({ hours: 24 * REMEMBERED_DAYS }).toString() },
  );

/** Returns the screens of which channels heard that they were lost, and that beat again. */
const screensBack = (
  trx: Transaction,
  now: Temporal.Instant,
): Promise<{ id: string; name: string; lastBeatAt: string; key: string }[]> =>
  rows(
    trx,
    `select s.id, s.name, s.beat_at as "lastBeatAt", lost.at as key
    from (
      select distinct split_part(key, ':', 3) as screen, substring(key from '^screen:lost:[^:]*:(.*)$') as at
      from channel_deliveries where key like 'screen:lost:%' and created_at > :since
    ) lost
    join screens s on cast(s.id as text) = lost.screen and s.beat_at > cast(lost.at as timestamptz)
    where s.name is not null and not exists (
      select from channel_deliveries d where d.key = 'screen:back:' || lost.screen || ':' || lost.at)`,
    { since: now.subtract({ hours: 24 * REMEMBERED_DAYS }).toString() },
  );

/** Returns the troubles with backups of which channels heard, and that are over. */
const backupsAgain = (trx: Transaction, now: Temporal.Instant): Promise<{ key: string }[]> =>
  rows(
    trx,
    `select told.key from (
      select distinct substring(key from '^backup:fails:(.*)$') as key from channel_deliveries
      where key like 'backup:fails:%' and created_at > :since
    ) told
    join nightly_backup b on case split_part(told.key, ':', 1) when 'night' then b.failures = 0 else b.day_failed_at is null end
    where not exists (select from channel_deliveries d where d.key = 'backup:back:' || told.key)`,
    { since: now.subtract({ hours: 24 * REMEMBERED_DAYS }).toString() },
  );
