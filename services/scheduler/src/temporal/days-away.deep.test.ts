import { Client, Connection } from '@temporalio/client';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { compare } from '@vetta/league/testing/histories/compare';
import { playStep } from '@vetta/league/testing/histories/play-step';
import { type PlayedLeague, playedLeague } from '@vetta/league/testing/histories/played-league';
import { office, randomDays } from '@vetta/league/testing/histories/random-days';
import { randomRuns } from '@vetta/league/testing/histories/random-runs';
import * as oracle from '@vetta/league/testing/oracle/close';
import { systemClock } from '@vetta/league/time/clock';
import { addDays, closeInstant, daysBetween, monthOf, newestDayOver } from '@vetta/league/time/rome';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { closedDays } from '../../testing/close-results.ts';
import { finishedCloses } from '../../testing/finished-closes.ts';
import { RestartableTemporal } from '../../testing/restartable-temporal.ts';
import { temporalServer } from '../../testing/temporal-server.ts';
import { type Scheduler, startScheduler } from '../start.ts';
import { scheduleId } from './schedule.ts';

const server = temporalServer();
/** It earns Best Day Record, Call Beast and First Timer. */
const dayWithBonuses = { rings: 101, apptSet: 5, apptDone: 1, alignment: true } as const;
/** In the soak almost as many as the schedule's catch-up window, over the end of a month. */
const DAYS_AWAY = process.env.SOAK ? 29 : 3;

describe.skipIf(!server)('days without closes', { timeout: 300_000 }, () => {
  const { seed } = randomRuns('Days without closes');
  let db: Database;
  let league: PlayedLeague;
  let temporal: RestartableTemporal;
  let scheduler: Scheduler | undefined;
  let connection: Connection;
  let client: Client;

  // Temporal keeps its own time, so the days that the league lives through are the last ones that are over.
  const over = newestDayOver(systemClock());
  const lastClosed = addDays(over, -DAYS_AWAY);
  const away = daysBetween(addDays(lastClosed, 1), over);
  const months = [...new Set([lastClosed, ...away, addDays(over, 1)].map(monthOf))];
  const withinAMinute = { timeout: 60_000, interval: 100 };

  beforeEach(async () => {
    db = openDatabase(await freshDatabase());
    league = await playedLeague(db, Temporal.ZonedDateTime.from(`${lastClosed}T10:00[Europe/Rome]`));
    if (server) temporal = await RestartableTemporal.prepare(server.cli);
    temporal.start();
    await start();
    connection = await Connection.connect({ address: temporal.address });
    client = new Client({ connection });
    // The start's own close, of an empty league.
    expect(await finishedCloses(client, 1)).toEqual([[]]);
  });
  afterEach(async () => {
    await scheduler?.close();
    await connection.close();
    await temporal.remove();
    await db.destroy();
  });

  async function start(): Promise<void> {
    scheduler = await startScheduler({
      settings: { temporal: temporal.settings, clock: undefined },
      database: db,
      // It advances with every step, so that `ran_at` shows the order of the closes.
      clock: () => {
        league.now = league.now.add({ milliseconds: 1 });
        return league.now;
      },
      log: capturedLog().log,
    });
  }

  /** Lets the schedule run for 23:59 of each of these days, as it does when the time comes, or has come while it was away. */
  async function schedule(first: string, last = first): Promise<void> {
    const [start, end] = [closeInstant(first).subtract({ seconds: 1 }), closeInstant(last)].map(
      ({ epochMilliseconds }) => new Date(epochMilliseconds),
    );
    if (start && end)
      await client.schedule.getHandle(scheduleId).backfill({ start, end, overlap: 'BUFFER_ALL' });
  }
  const isIdle = async () => {
    const { info } = await client.schedule.getHandle(scheduleId).describe();
    return info.runningActions.length === 0;
  };
  const days = async () => (await closedDays(db)).map(({ date }) => date);
  const status = () => getSchedulerStatus(db, league.now);
  const equalsTheOracle = () => compare(league, months);

  /** The evening before the outage: a close in time. */
  async function closeInTime(): Promise<void> {
    for (const step of office) await playStep(league, step);
    await playStep(league, { do: 'wait for', time: '23:59' });
    await schedule(lastClosed);
    await expect.poll(days, withinAMinute).toEqual([lastClosed]);
    oracle.closeMissed(league.model, lastClosed, league.now);
    await equalsTheOracle();
    await expect.poll(isIdle, withinAMinute).toBe(true);
  }

  /** The days of the outage: people enter numbers, correct them and press «Ricalcola», and no day is closed. */
  async function passDays(onEachNight: (day: string) => Promise<void>): Promise<void> {
    const changes = randomDays(seed, DAYS_AWAY);
    await playStep(league, { do: 'wait for', time: '00:30' });
    for (const [index, day] of away.entries()) {
      for (const step of changes[index] ?? []) {
        // Days before the first entry are not missed: each has to keep one.
        if (step.do !== 'remove entry') await playStep(league, step);
      }
      await playStep(league, { do: 'record day', which: index, daysAgo: 0, numbers: dayWithBonuses });
      await playStep(league, { do: 'wait for', time: '23:59' });
      await onEachNight(day);
      await playStep(league, { do: 'wait for', time: '00:30' });
      expect(await status()).toMatchObject({ lastClosedDay: lastClosed, missedDays: index + 1 });
      await equalsTheOracle();
    }
  }

  async function expectEachDayClosedInOrder(): Promise<void> {
    await expect.poll(days, withinAMinute).toEqual([lastClosed, ...away]);
    expect(await closedDays(db)).toMatchObject([lastClosed, ...away].map(() => ({ covered_by: null })));
    oracle.closeMissed(league.model, over, league.now);
    await equalsTheOracle();
    expect(league.model.awards.filter(({ settled }) => settled)).not.toEqual([]);
    expect(await status()).toMatchObject({ lastClosedDay: over, missedDays: 0, lateDay: null });
    // The start's, the one in time, and one of each night; another start adds one of its own.
    const closes = await finishedCloses(client, 2 + DAYS_AWAY);
    expect(closes.slice(0, 2 + DAYS_AWAY)).toEqual([[], [lastClosed], ...away.map((day) => [day])]);
  }

  test(`Temporal is away for ${DAYS_AWAY} days: when it is back each day is closed once and in order, as the oracle closes it`, async () => {
    await closeInTime();
    await temporal.kill();
    await passDays(async () => {});
    await expect.poll(status, withinAMinute).toMatchObject({ inactiveBecause: 'temporalAway' });
    temporal.start();
    // Its own time did not pass: this orders what a schedule that was away orders by itself (outages.test.ts).
    await vi.waitFor(() => schedule(away[0] ?? over, over), withinAMinute);
    await expectEachDayClosedInOrder();
  });

  test(`the scheduler is away for ${DAYS_AWAY} days: the scheduled closes wait, and each closes its own day as the oracle does`, async () => {
    await closeInTime();
    await scheduler?.close();
    scheduler = undefined;
    await passDays(schedule);
    await start();
    await expectEachDayClosedInOrder();
  });
});
