import { sendDueSourceAlert } from '@vetta/league/sources/source-problems';
import { callWebhook } from './call-webhook.ts';
import { type WatchOptions, watchEvery } from './watch-every.ts';

/** Calls the webhook once for each problem of a source. Returns a function that stops this. */
export function watchSources({ receiver, clock, log, ...watched }: WatchOptions): () => Promise<void> {
  let isFailing = false;
  return watchEvery({
    ...watched,
    patience: 20_000,
    async look(database) {
      await sendDueSourceAlert(database, clock(), async (alert) => {
        await callWebhook(receiver, alert);
        log.warn({ source: alert.source }, 'An alert about a source was sent');
      });
      isFailing = false;
    },
    onFailure(err, renew) {
      // One line per outage.
      if (!isFailing) log.error({ err }, 'The sources could not be looked at, or their alert not be sent');
      isFailing = true;
      renew();
    },
  });
}
