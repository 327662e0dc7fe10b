import { WorkflowClient } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { Worker } from '@temporalio/worker';
import { dueDeliveries } from '@vetta/office/channels/attempts';
import { type Delivering, deliver } from '@vetta/outbound/channels/deliver';
import type { Logger } from 'pino';
import { rootCauseMessage } from '../report.ts';
import { retry } from '../retry.ts';
import { aborted, sleep } from '../sleep.ts';
import { type TemporalSettings, temporalAccess } from '../temporal/access.ts';
import { connect } from '../temporal/connect.ts';
import { taskQueue } from '../temporal/schedule.ts';
import type { DeliveryActivities, deliver as deliverWorkflow } from './deliver-workflow.ts';
import { attemptsQueue } from './task-queue.ts';

/** How many deliveries are started at a time. */
const MOST_AT_ONCE = 50;
/** A started workflow is not started again within this time, in milliseconds. */
const FRESH_MS = 30_000;

export interface OnTemporal extends Delivering {
  readonly temporal: TemporalSettings;
  readonly log: Logger;
}

/**
 * Starts a workflow for each delivery that is due, and runs a worker for its attempts. The workflow itself runs where the closes do,
 * in a sandbox that takes 35 MB of memory and is there anyway. Reconnects whenever the connection fails. Returns a
 * function that stops this.
 */
export function deliverOnTemporal({ temporal, log, ...delivering }: OnTemporal): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const access = temporalAccess(temporal);
  const activities: DeliveryActivities = {
    async attemptDelivery(id) {
      const next = await deliver(delivering, id);
      if (next === null) return;
      const wait = Math.max(1_000, next.epochMilliseconds - delivering.clock().epochMilliseconds);
      throw ApplicationFailure.create({
        message: `Due again at ${next}`,
        type: 'Later',
        nextRetryDelay: wait,
      });
    },
  };

  async function runUntilDisconnected(): Promise<void> {
    const connection = await connect(access, signal);
    if (!connection) return;
    try {
      const worker = await Worker.create({
        connection,
        namespace: access.namespace,
        taskQueue: attemptsQueue,
        activities,
        shutdownGraceTime: '10 seconds',
        shutdownForceTime: '15 seconds',
      });
      const client = new WorkflowClient({ connection, namespace: access.namespace });
      await worker.runUntil(Promise.race([aborted(signal), startDue(client)]));
    } finally {
      await connection.close();
    }
  }

  /** Starts what is due, until it cannot. */
  async function startDue(client: WorkflowClient): Promise<void> {
    const started = new Map<string, number>();
    while (!signal.aborted) {
      for (const [id, at] of started) if (performance.now() - at > FRESH_MS) started.delete(id);
      for (const id of await dueDeliveries(delivering.database, delivering.clock(), MOST_AT_ONCE)) {
        if (started.has(id)) continue;
        await client.withDeadline(Date.now() + 10_000, () =>
          client.start<typeof deliverWorkflow>('deliver', {
            taskQueue,
            workflowId: `vetta-delivery-${id}`,
            args: [id],
            workflowIdConflictPolicy: 'USE_EXISTING',
          }),
        );
        started.set(id, performance.now());
      }
      await sleep(1_000, signal);
    }
  }

  const running = retry(runUntilDisconnected, {
    signal,
    async onFailure(err) {
      log.debug({ err }, `Deliveries to channels do not go through Temporal: ${rootCauseMessage(err)}`);
      return 'again';
    },
  });
  return async () => {
    stop.abort();
    await running;
  };
}
