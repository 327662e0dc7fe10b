import { sentenceAboutCloses, sentenceAboutScreens } from '../dashboard/alert-words.ts';
import { closeTrouble } from '../dashboard/close-alerts.ts';
import { type AlertTimes, lostScreens } from '../screens/lost-screens.ts';
import type { Database, Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { announce, isWanted } from './announce.ts';

/** How long after an alert its end is still told, in days. */
const REMEMBERED_DAYS = 7;

/**
 * Tells the channels what ALERT_URL is told, each thing once: that a close is late or has stopped, that a wall is lost, and that
 * both are over.
 */
export async function lookForAlerts(db: Database, times: AlertTimes): Promise<void> {
  if (!(await isWanted(db, 'operator_alert'))) return;
  const { now } = times;
  await db.transaction(async (trx) => {
    const tell = (sentence: string, key: string) =>
      announce(trx, { event: 'operator_alert', facts: { sentence }, key }, now);
    const trouble = await closeTrouble(trx, now);
    if (trouble !== null)
      await tell(sentenceAboutCloses(trouble), `close:${trouble.event}:${trouble.evening}`);
    for (const { evening, day } of await closedAfterAll(trx, now))
      await tell(
        sentenceAboutCloses({ event: 'recovered', evening, day, missedDays: 0, because: null }),
        `close:recovered:${evening}`,
      );
    for (const { id, name, lastBeatAt } of await lostScreens(trx, times))
      await tell(
        sentenceAboutScreens({ event: 'screens-lost', screens: [{ name, lastBeatAt }] }),
        `screen:lost:${id}:${lastBeatAt}`,
      );
    for (const { id, name, lastBeatAt, key } of await screensBack(trx, now))
      await tell(
        sentenceAboutScreens({ event: 'screens-back', screens: [{ name, lastBeatAt }] }),
        `screen:back:${id}:${key}`,
      );
  });
}

/** Returns the evenings of which channels heard trouble, and that are closed by now. */
const closedAfterAll = (
  trx: Transaction,
  now: Temporal.Instant,
): Promise<{ evening: string; day: string }[]> =>
  rows(
    trx,
    `select told.evening, closed.newest as day
    from (
      select distinct cast(substring(key from '\\d{4}-\\d{2}-\\d{2}$') as date) as evening from channel_deliveries
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
