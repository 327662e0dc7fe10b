import type { Delivering } from '@vetta/outbound/channels/deliver';
import type { Logger } from 'pino';
import type { TemporalSettings } from '../temporal/access.ts';
import type { OnTemporal } from './deliver-on-temporal.ts';
import { sendDeliveries } from './send-deliveries.ts';

/** What has been due for so long, in seconds, is sent without Temporal: it may be Temporal's absence that the channels hear of. */
const OVERDUE = 60;
/** How often a process that only steps in looks, in milliseconds. */
const SPARE_MS = 30_000;

interface Telling extends Delivering {
  readonly log: Logger;
  /** How long after its last beat the channels hear that a screen is lost, in minutes (ALERT_SCREEN_MINUTES). */
  readonly lostMinutes: number;
  /** Whether another process tells them, and this one only what that has not told for a minute: the scheduler may be down. */
  readonly isSpare?: boolean;
  /** The Temporal server through which deliveries go; undefined: this process sends them by itself. */
  readonly temporal: TemporalSettings | undefined;
}

/** Tells the channels what happens. Returns a function that stops this; it resolves when the attempts under way have ended. */
export function tellChannels({
  temporal,
  lostMinutes,
  isSpare = false,
  ...delivering
}: Telling): () => Promise<void> {
  const stopSending = sendDeliveries({
    ...{ ...delivering, lostMinutes, overdueBy: temporal || isSpare ? OVERDUE : 0 },
    ...(isSpare && { every: SPARE_MS, newsEvery: SPARE_MS }),
  });
  const onTemporal = temporal && startOnTemporal({ ...delivering, temporal });
  return async () => {
    await Promise.all([stopSending(), onTemporal?.then((stop) => stop())]);
  };
}

/** Loads Temporal's client, which only this needs, and starts. Returns a function that stops it. */
async function startOnTemporal(delivering: OnTemporal): Promise<() => Promise<void>> {
  const { deliverOnTemporal } = await import('./deliver-on-temporal.ts');
  return deliverOnTemporal(delivering);
}
