import { Client, Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { lockStandings } from '@vetta/league/standings/lock';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { addDays, newestDayOver } from '@vetta/league/time/rome';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { closedDays } from '../../testing/close-results.ts';
import { RestartableTemporal } from '../../testing/restartable-temporal.ts';
import { importSampleEntries } from '../../testing/sample-entries.ts';
import { temporalServer } from '../../testing/temporal-server.ts';
import { sleep } from '../sleep.ts';
import { type Scheduler, startScheduler } from '../start.ts';
import { createWorker } from './create-worker.ts';
import { scheduleId } from './schedule.ts';

const server = temporalServer();

describe.skipIf(!server)('the scheduler during an outage', () => {
  let url: string;
  let db: Database;
  let temporal: RestartableTemporal;
  let scheduler: Scheduler | undefined;
  let messages: string[];

  beforeEach(async () => {
    url = await freshDatabase();
    db = openDatabase(url);
    if (server) temporal = await RestartableTemporal.prepare(server.cli);
  });
  afterEach(async () => {
    await scheduler?.close();
    await temporal.remove();
    await db.destroy();
  });

  async function start(): Promise<void> {
    const captured = capturedLog();
    messages = captured.messages;
    scheduler = await startScheduler({
      settings: { temporal: temporal.settings, clock: undefined },
      database: db,
      clock: systemClock,
      log: captured.log,
    });
  }
  const days = async () => (await closedDays(db)).map(({ date }) => date);
  const over = newestDayOver(systemClock());
  const lastDays = [addDays(over, -1), over];
  const withinAMinute = { timeout: 60_000, interval: 100 };
  const status = () => getSchedulerStatus(db, systemClock());
  const isActive = async () => (await status()).isActive;

  test('if Temporal starts after the scheduler, the missed days are closed when it is up', async () => {
    await importSampleEntries(db, lastDays);
    await start();
    await expect
      .poll(() => messages, withinAMinute)
      .toEqual([
        expect.stringMatching(
          `^Closes wait for Temporal at ${temporal.address}, everything else works: .*Connection refused`,
        ),
      ]);
    await expect.poll(status, withinAMinute).toMatchObject({
      isActive: false,
      inactiveBecause: 'temporalAway',
      missedDays: 2,
    });

    temporal.start();
    await expect.poll(days, withinAMinute).toEqual(lastDays);
    expect(messages).toContain(`Temporal at ${temporal.address} is back: missed days are closed in order`);
    await expect.poll(isActive, withinAMinute).toBe(true);
  });

  test('a close that was running when Temporal was killed continues when Temporal is back, and closes each day once', async () => {
    temporal.start();
    await importSampleEntries(db, lastDays);
    const blocker = await db.transaction();
    await lockStandings(blocker);
    await start();
    await expect.poll(isWaitingForLock, withinAMinute).toBe(true);
    await temporal.kill();
    await blocker.commit();
    await expect
      .poll(() => messages, withinAMinute)
      .toContainEqual(
        expect.stringMatching(
          /^The scheduler shows as inactive: Temporal does not answer, closes wait for it: /,
        ),
      );
    expect(await days()).toEqual([]);

    temporal.start();
    await expect.poll(days, withinAMinute).toEqual(lastDays);
    await expect.poll(() => messages, withinAMinute).toContain('The scheduler is active again');
  });

  test('scheduled times that pass while Temporal is away are run when it is back, each once and in order', async () => {
    temporal.start();
    await importSampleEntries(db, lastDays);
    await start();
    await expect.poll(days, withinAMinute).toEqual(lastDays);
    await scheduler?.close();
    scheduler = undefined;
    const connection = await Connection.connect({ address: temporal.address });
    const client = new Client({ connection });
    // The schedule of the night, moved to the coming seconds.
    const handle = client.schedule.getHandle(scheduleId);
    await handle.update((found) => ({
      ...found,
      action: { ...found.action, workflowType: 'close' },
      spec: { intervals: [{ every: '4 seconds' }] },
    }));
    // An update is applied after it was answered: the scheduled times begin then.
    await expect.poll(async () => (await handle.describe()).spec.intervals?.length, withinAMinute).toBe(1);
    const movedAt = Date.now() / 1_000;
    await temporal.kill();
    await sleep(14_000, AbortSignal.timeout(60_000));
    temporal.start();

    const finished = async () => {
      const query = 'WorkflowType = "close" and ExecutionStatus = "Completed"';
      const runs = await Array.fromAsync(client.workflow.list({ query }));
      const seconds = runs.map(
        ({ workflowId }) => Date.parse(workflowId.slice(scheduleId.length + 1)) / 1_000,
      );
      // The start's own trigger came before.
      return seconds.filter((at) => at >= movedAt).toSorted((a, b) => a - b);
    };
    await workUntil(() =>
      expect.poll(async () => (await finished()).length, withinAMinute).toBeGreaterThanOrEqual(5),
    );
    const times = await finished();
    const first = 4 * Math.ceil(movedAt / 4);
    expect(times).toEqual(times.map((_, index) => first + 4 * index));
    expect(await days()).toEqual(lastDays);
    await connection.close();
  });

  test('a scheduler that is stopped during a close finishes the running step, and the next scheduler finishes the close', async () => {
    temporal.start();
    await importSampleEntries(db, lastDays);
    const blocker = await db.transaction();
    await lockStandings(blocker);
    await start();
    await expect.poll(isWaitingForLock, withinAMinute).toBe(true);
    const stopped = scheduler?.close();
    await blocker.commit();
    await stopped;
    expect(await days()).toEqual([]);
    // The running step was not interrupted.
    expect(await db('player_bonuses')).not.toEqual([]);

    await start();
    await expect.poll(days, withinAMinute).toEqual(lastDays);
  });

  /** Runs a worker, which triggers no close as a scheduler's start does, until `done` resolves. */
  async function workUntil(done: () => PromiseLike<void>): Promise<void> {
    const native = await vi.waitFor(
      () => NativeConnection.connect({ address: temporal.address }),
      withinAMinute,
    );
    const worker = await createWorker(native, {
      namespace: 'default',
      activities: closeActivities(db, systemClock),
      database: db,
    });
    await worker.runUntil(Promise.resolve(done()));
    await native.close();
  }

  /** Whether a step of a close waits for the lock that the test holds. */
  async function isWaitingForLock(): Promise<boolean> {
    const waiting = await db.raw(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    );
    return waiting.rows.length > 0;
  }
});
