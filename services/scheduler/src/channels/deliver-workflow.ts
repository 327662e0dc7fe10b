import { proxyActivities } from '@temporalio/workflow';
import { attemptsQueue } from './task-queue.ts';

/** What the workflow asks of a worker. */
export interface DeliveryActivities {
  /** Attempts a delivery once. Throws with the time of the next attempt while one is due. */
  attemptDelivery(id: string): Promise<void>;
}

const { attemptDelivery } = proxyActivities<DeliveryActivities>({
  taskQueue: attemptsQueue,
  // A receiver may take ten seconds.
  startToCloseTimeout: '30 seconds',
  // Longer than the 24 hours after which the league lets a delivery fail: that decides.
  scheduleToCloseTimeout: '25 hours',
  // The activity says when the next attempt is due; this is for a database that is away.
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Sends one message to one channel. Its id is the delivery's, so that two processes start one. */
export async function deliver(id: string): Promise<void> {
  await attemptDelivery(id);
}
