import { sendDueScreenAlert } from '@vetta/league/screens/lost-screens';
import { callWebhook } from './call-webhook.ts';
import { type WatchOptions, watchEvery } from './watch-every.ts';

interface ScreenWatchOptions extends WatchOptions {
  /** How long after its last beat a screen is reported (ALERT_SCREEN_MINUTES). */
  readonly minutes: number;
}

/** Thrown when the receiver did not take an alert. */
class NotSent extends Error {}

/**
 * Calls the webhook when wall screens are lost in their office hours, and when they are back. Returns a function that stops this.
 */
export function watchScreens({
  receiver,
  clock,
  log,
  minutes,
  ...watched
}: ScreenWatchOptions): () => Promise<void> {
  const lostFor = Temporal.Duration.from({ minutes });
  let listeningSince: Temporal.Instant | undefined;
  let isFailing = false;
  return watchEvery({
    ...watched,
    patience: 20_000,
    async look(database) {
      const now = clock();
      // While the database is away, no beat is recorded.
      listeningSince ??= now;
      await sendDueScreenAlert(database, { now, lostFor, listeningSince }, async (alert) => {
        await callWebhook(receiver, alert).catch((cause: unknown) => {
          throw new NotSent('The receiver of alerts (ALERT_URL) did not take an alert about screens', {
            cause,
          });
        });
        log.warn({ alert }, 'An alert about wall screens was sent');
      });
      isFailing = false;
    },
    onFailure(err, renew) {
      // One line per outage.
      if (!isFailing)
        log.error({ err }, 'The wall screens could not be looked at, or their alert not be sent');
      isFailing = true;
      if (err instanceof NotSent) return;
      listeningSince = undefined;
      renew();
    },
  });
}
