import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { useLeague } from '@vetta/league/testing/league';
import { systemClock } from '@vetta/league/time/clock';
import { addDays, closeInstant, newestDayOver } from '@vetta/league/time/rome';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { capturedLog } from '../../testing/captured-log.ts';
import { closedDays } from '../../testing/close-results.ts';
import { finishedCloses } from '../../testing/closes-on-temporal.ts';
import { importSampleEntries } from '../../testing/sample-entries.ts';
import { freshNamespace, type TemporalNamespace } from '../../testing/temporal-namespace.ts';
import { temporalServer } from '../../testing/temporal-server.ts';
import { type Scheduler, startScheduler } from '../start.ts';
import { scheduleId } from './schedule.ts';

const Described = z.object({
  schedule: z.object({
    spec: z.object({ timezoneName: z.string(), structuredCalendar: z.array(z.unknown()) }),
    policies: z.object({ overlapPolicy: z.string(), catchupWindow: z.string() }),
    state: z.object({ paused: z.boolean().default(false), notes: z.string().optional() }),
  }),
  info: z.object({ futureActionTimes: z.array(z.string()) }),
});

const server = temporalServer();

describe.skipIf(!server)('the schedule and the first close on a Temporal server', () => {
  const league = useLeague();
  let temporal: TemporalNamespace;
  let scheduler: Scheduler | undefined;

  beforeAll(async () => {
    if (server) temporal = await freshNamespace(server);
  });
  afterEach(async () => {
    await scheduler?.close();
    scheduler = undefined;
  });
  afterAll(() => temporal?.close());

  async function start(): Promise<void> {
    // Without the report of an earlier start, the one read below is this start's.
    await league.db('scheduler_reports').delete();
    scheduler = await startScheduler({
      settings: { temporal: temporal.settings, clock: undefined },
      database: league.db,
      clock: systemClock,
      log: capturedLog().log,
    });
    await vi.waitFor(async () => expect((await status()).nextRun).not.toBeNull(), {
      // One core is enough for all tests: most of them start meanwhile.
      timeout: 50_000,
      interval: 100,
    });
  }

  const status = () => getSchedulerStatus(league.db, systemClock());
  const describeByCli = async () =>
    Described.parse(JSON.parse(await temporal.cli('schedule', 'describe', '-s', scheduleId, '-o', 'json')));
  const nextClose = () => closeInstant(newestDayOver(Temporal.Now.instant().add({ hours: 24 })));

  test("Temporal's CLI shows 23:59 in Rome and policies that skip no day", async () => {
    await start();
    const { schedule, info } = await describeByCli();
    expect(schedule.spec.timezoneName).toBe('Europe/Rome');
    expect(schedule.spec.structuredCalendar).toHaveLength(1);
    expect(schedule.spec.structuredCalendar).toMatchObject([
      { hour: [{ start: 23 }], minute: [{ start: 59 }] },
    ]);
    expect(schedule.policies).toEqual({
      overlapPolicy: 'SCHEDULE_OVERLAP_POLICY_BUFFER_ALL',
      catchupWindow: '2592000s',
    });
    expect(info.futureActionTimes[0]).toBe(nextClose().toString());
  });

  test('the dashboard shows the next run that the schedule has', async () => {
    await start();
    expect(await status()).toEqual({
      nextRun: new Date(nextClose().epochMilliseconds).toISOString(),
      isActive: true,
      inactiveBecause: null,
      lastClosedDay: null,
      failingDay: null,
      failingBecause: null,
      missedDays: 0,
      lateDay: null,
    });
  });

  test('a paused schedule stays paused and keeps its note when the scheduler restarts', async () => {
    await start();
    await scheduler?.close();
    await temporal.cli('schedule', 'toggle', '-s', scheduleId, '--pause', '--reason', 'ferie di agosto');
    await start();
    expect((await describeByCli()).schedule.state).toEqual({ paused: true, notes: 'ferie di agosto' });
    expect((await status()).isActive).toBe(false);
    await temporal.cli('schedule', 'toggle', '-s', scheduleId, '--unpause', '--reason', 'di nuovo in gara');
  });

  test('a start restores a schedule that was changed by hand', async () => {
    await start();
    await scheduler?.close();
    await temporal.client.schedule.getHandle(scheduleId).update((found) => ({
      ...found,
      action: { ...found.action, workflowType: 'close' },
      spec: { calendars: [{ hour: 12 }], timezone: 'UTC' },
    }));
    await start();
    expect((await describeByCli()).info.futureActionTimes[0]).toBe(nextClose().toString());
  });

  test('a running scheduler creates a deleted schedule again', async () => {
    await start();
    await temporal.cli('schedule', 'delete', '-s', scheduleId);
    await vi.waitFor(
      async () => expect((await describeByCli()).info.futureActionTimes[0]).toBe(nextClose().toString()),
      {
        timeout: 20_000,
        interval: 250,
      },
    );
  });

  test('a start closes the missed days, in order', async () => {
    const over = newestDayOver(systemClock());
    const lastDays = [addDays(over, -2), addDays(over, -1), over];
    await importSampleEntries(league.db, lastDays);
    await start();
    expect(scheduler?.description).toBe(
      `Days are closed at 23:59 (Europe/Rome) by Temporal at ${temporal.settings.address}, namespace ${temporal.settings.namespace}`,
    );
    // The starts before had nothing to close.
    await vi.waitFor(async () => expect(await finishedCloses(temporal.client, 1)).toContainEqual(lastDays), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await closedDays(league.db)).map(({ date }) => date)).toEqual(lastDays);
  });
});
