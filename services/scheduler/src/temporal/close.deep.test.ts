import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { addDays, closeInstant, newestDayOver } from '@vetta/league/time/rome';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakCloses, repairCloses } from '../../testing/broken-closes.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { closedDays, cutOffs } from '../../testing/close-results.ts';
import { finishedCloses } from '../../testing/closes-on-temporal.ts';
import { importSampleEntries } from '../../testing/sample-entries.ts';
import { freshNamespace, type TemporalNamespace } from '../../testing/temporal-namespace.ts';
import { temporalServer } from '../../testing/temporal-server.ts';
import { type Scheduler, startScheduler } from '../start.ts';
import { scheduleId, taskQueue } from './schedule.ts';

const server = temporalServer();

describe.skipIf(!server)('a close on a Temporal server', () => {
  let db: Database;
  let temporal: TemporalNamespace;
  let running: Scheduler[];

  beforeEach(async () => {
    db = openDatabase(await freshDatabase());
    if (server) temporal = await freshNamespace(server);
    running = [];
  });
  afterEach(async () => {
    await stop();
    await temporal.close();
    await db.destroy();
  });

  async function start(): Promise<void> {
    const settings = { temporal: temporal.settings, clock: undefined };
    running.push(
      await startScheduler({ settings, database: db, clock: systemClock, log: capturedLog().log }),
    );
  }
  async function stop(): Promise<void> {
    await Promise.all(running.splice(0).map((scheduler) => scheduler.close()));
  }
  const schedule = (...args: string[]) => temporal.cli('schedule', ...args, '-s', scheduleId);
  const days = async () => (await closedDays(db)).map(({ date }) => date);

  const over = newestDayOver(systemClock());
  const lastDays = [addDays(over, -2), addDays(over, -1), over];
  const aroundTheClockChange = ['2025-10-25', '2025-10-26', '2025-10-27'];
  const backfill = (policy: string) =>
    schedule(
      'backfill',
      '--start-time',
      '2025-10-25T00:00:00Z',
      '--end-time',
      '2025-10-28T00:00:00Z',
      '--overlap-policy',
      policy,
    );

  test('the cut-off of a close is the instant of its first step, before it is recorded', async () => {
    await importSampleEntries(db, lastDays);
    await start();
    await finishedCloses(temporal.client, 1);
    expect(await cutOffs(db)).toEqual(lastDays.map((date) => ({ date, isBeforeItsEnd: true })));
  });

  test('a backfill of three days across a clock change closes each day once and in order, in a run of its own', async () => {
    await start();
    await finishedCloses(temporal.client, 1);
    await importSampleEntries(db, aroundTheClockChange);
    await backfill('BufferAll');
    expect(await finishedCloses(temporal.client, 4)).toEqual([
      [],
      ['2025-10-25'],
      ['2025-10-26'],
      ['2025-10-27'],
    ]);
    expect(await days()).toEqual(aroundTheClockChange);

    // A repeated backfill changes nothing.
    const before = await closedDays(db);
    await backfill('BufferAll');
    expect((await finishedCloses(temporal.client, 7)).slice(4)).toEqual([[], [], []]);
    expect(await closedDays(db)).toEqual(before);
  });

  test('a backfill that runs three days in parallel also closes each day once and in order', async () => {
    await start();
    await finishedCloses(temporal.client, 1);
    await importSampleEntries(db, aroundTheClockChange);
    await backfill('AllowAll');
    await finishedCloses(temporal.client, 4);
    expect(await closedDays(db)).toMatchObject(
      aroundTheClockChange.map((date) => ({ date, covered_by: null })),
    );
  });

  test('days that were missed while the schedule was paused are closed once it is resumed', async () => {
    await start();
    await finishedCloses(temporal.client, 1);
    await stop();
    await schedule('toggle', '--pause', '--reason', 'ferie');
    await importSampleEntries(db, lastDays);
    await start();
    // The scheduler runs and has read the schedule.
    await expect
      .poll(() => db('scheduler_reports').select('paused'), { timeout: 20_000 })
      .toEqual([{ paused: true }]);
    expect(await days()).toEqual([]);

    await schedule('toggle', '--unpause', '--reason', 'di nuovo in gara');
    expect(await finishedCloses(temporal.client, 2)).toEqual([[], lastDays]);
  });

  test('a close that always fails is stopped, in Temporal too; after a repair a trigger closes the missed days', async () => {
    await importSampleEntries(db, lastDays);
    await breakCloses(db);
    await start();
    const closes = () => Array.fromAsync(temporal.client.workflow.list({ query: 'WorkflowType = "close"' }));
    await expect
      .poll(async () => (await closes()).map((run) => run.status.name), { timeout: 40_000 })
      .toEqual(['FAILED']);
    expect(await getSchedulerStatus(db, systemClock())).toMatchObject({
      isActive: false,
      inactiveBecause: 'closeStopped',
      failingDay: lastDays[0],
      failingBecause: expect.stringContaining('No day can be closed'),
      missedDays: 3,
    });

    await repairCloses(db);
    await schedule('trigger');
    await expect.poll(days, { timeout: 20_000 }).toEqual(lastDays);
    expect(await getSchedulerStatus(db, systemClock())).toMatchObject({
      isActive: true,
      inactiveBecause: null,
      missedDays: 0,
    });
  });

  test('while another process closes days, a close waits and no step counts as failed; then the days are closed', async () => {
    await importSampleEntries(db, lastDays);
    const other = await db.transaction();
    await other.raw('select pg_advisory_xact_lock(?)', [locks.closing]);
    await start();
    const attempts = async () => {
      const [run] = await Array.fromAsync(temporal.client.workflow.list({ query: 'WorkflowType = "close"' }));
      const described = await temporal.client.workflow.getHandle(run?.workflowId ?? '').describe();
      return described.raw.pendingActivities?.[0]?.attempt ?? 0;
    };
    await expect.poll(() => attempts().catch(() => 0), { timeout: 40_000 }).toBeGreaterThan(2);
    expect(await db('player_bonuses')).toEqual([]);
    expect(await db('failing_close')).toEqual([]);

    await other.rollback();
    expect(await finishedCloses(temporal.client, 1)).toEqual([lastDays]);
    expect(await days()).toEqual(lastDays);
  });

  test("a close stores the newest Rome day that it closes in its run's memo", async () => {
    await importSampleEntries(db, lastDays);
    await start();
    await finishedCloses(temporal.client, 1);
    const [run] = await Array.fromAsync(temporal.client.workflow.list({ query: 'WorkflowType = "close"' }));
    expect(run?.memo).toEqual({ romeDay: over });
  });

  test('after ten days a close continues in a new run: twenty-two missed days are closed in order', async () => {
    const missed = Array.from({ length: 22 }, (_, index) => addDays(over, index - 21));
    await importSampleEntries(db, missed.slice(0, 1));
    await start();
    await expect.poll(days, { timeout: 170_000, interval: 500 }).toEqual(missed);
    const runs = await Array.fromAsync(temporal.client.workflow.list({ query: 'WorkflowType = "close"' }));
    expect(runs.filter(({ status }) => status.name === 'CONTINUED_AS_NEW')).toHaveLength(2);
    for (const { historyLength } of runs) expect(historyLength).toBeLessThan(2_000);
    const [run] = runs;
    expect(await temporal.client.workflow.getHandle(run?.workflowId ?? '').result()).toEqual(missed);
  }, 180_000);

  test('a close fails if no schedule started it, and if its day is not over', async () => {
    await start();
    await finishedCloses(temporal.client, 1);
    const byHand = { workflowId: 'by hand', taskQueue };
    await expect(temporal.client.workflow.execute('close', byHand)).rejects.toMatchObject({
      cause: { message: 'Only the schedule can start a close: trigger or backfill the schedule' },
    });

    const tomorrow = addDays(over, 2);
    const evening = closeInstant(tomorrow);
    await schedule(
      'backfill',
      '--start-time',
      `${evening.subtract({ hours: 1 })}`,
      '--end-time',
      `${evening}`,
      '--overlap-policy',
      'AllowAll',
    );
    await expect
      .poll(
        () =>
          temporal.client.workflow
            .getHandle(`${scheduleId}-${evening}`)
            .result()
            .catch((error) => error),
        { timeout: 20_000 },
      )
      .toMatchObject({ cause: { message: `${tomorrow} is not over yet` } });
  });
});
