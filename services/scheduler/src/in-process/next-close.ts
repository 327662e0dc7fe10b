import { Cron } from 'croner';

const closing = new Cron('59 23 * * *', { timezone: 'Europe/Rome', paused: true });

/** The first 23:59 in Rome after an instant. */
export function nextClose(after: Temporal.Instant): Temporal.Instant {
  const next = closing.nextRun(new Date(after.epochMilliseconds));
  if (!next) throw new Error('23:59 comes every day');
  return Temporal.Instant.fromEpochMilliseconds(next.getTime());
}
