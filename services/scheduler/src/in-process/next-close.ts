import { Cron } from 'croner';

const closing = new Cron('59 23 * * *', { timezone: 'Europe/Rome', paused: true });

/** Returns the first 23:59 in Rome after an instant, and never that instant itself. */
export function nextClose(after: Temporal.Instant): Temporal.Instant {
  const next = closing.nextRun(new Date(after.epochMilliseconds));
  if (!next) throw new Error('Unreachable: every day has a 23:59');
  return Temporal.Instant.fromEpochMilliseconds(next.getTime());
}
