import { getSchedulerStatus } from '@vetta/league/dashboard/scheduler-status';
import { lockStandings } from '@vetta/league/standings/lock';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { addDays, newestDayOver } from '@vetta/league/time/rome';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heardLog } from '../../testing/heard-log.ts';
import { closings, workOn } from '../../testing/office.ts';
import { OwnTemporal } from '../../testing/own-temporal.ts';
import { temporalServer } from '../../testing/temporal-server.ts';
import { type Scheduler, startScheduler } from '../start.ts';

const server = temporalServer();

describe.skipIf(!server)('what the scheduler needs goes away and comes back', { timeout: 90_000 }, () => {
  let url: string;
  let db: Database;
  let temporal: OwnTemporal;
  let scheduler: Scheduler | undefined;
  let heard: string[];

  beforeEach(async () => {
    url = await freshDatabase();
    db = openDatabase(url);
    if (server) temporal = await OwnTemporal.prepare(server.cli);
  });
  afterEach(async () => {
    await scheduler?.close();
    await temporal.remove();
    await db.destroy();
  });

  async function start(): Promise<void> {
    const told = heardLog();
    heard = told.heard;
    const { address } = temporal;
    scheduler = await startScheduler({
      settings: {
        temporal: { address, namespace: 'default', apiKey: undefined, tls: undefined },
        clock: undefined,
      },
      database: db,
      clock: systemClock,
      log: told.log,
    });
  }
  const days = async () => (await closings(db)).map(({ date }) => date);
  const over = newestDayOver(systemClock());
  const lastDays = [addDays(over, -1), over];
  const patiently = { timeout: 60_000, interval: 100 };
  const isActive = async () => (await getSchedulerStatus(db)).isActive;

  test('a Temporal that is not there at the start is waited for, and the days are closed when it comes', async () => {
    await workOn(db, lastDays);
    await start();
    await expect
      .poll(() => heard, patiently)
      .toEqual([
        expect.stringMatching(
          `^Closes wait for Temporal at ${temporal.address}, all else works: .*Connection refused`,
        ),
      ]);
    expect(await isActive()).toBe(false);

    temporal.start();
    await expect.poll(days, patiently).toEqual(lastDays);
    expect(heard).toContain(`Temporal at ${temporal.address} is back: missed days are closed in order`);
    await expect.poll(isActive, patiently).toBe(true);
  });

  test('a Temporal killed in the middle of a close ends it when it is back, each day once', async () => {
    temporal.start();
    await workOn(db, lastDays);
    const held = await db.transaction();
    await lockStandings(held);
    await start();
    await expect.poll(waitingForTheLock, patiently).toBe(true);
    await temporal.kill();
    await held.commit();
    await expect
      .poll(() => heard, patiently)
      .toContainEqual(
        expect.stringMatching(
          /^The scheduler shows as inactive: Temporal does not answer, closes wait for it: /,
        ),
      );
    expect(await days()).toEqual([]);

    temporal.start();
    await expect.poll(days, patiently).toEqual(lastDays);
    await expect.poll(() => heard, patiently).toContain('The scheduler is active again');
  });

  test('a service that is stopped in the middle of a close ends its step, and the next one takes the close up', async () => {
    temporal.start();
    await workOn(db, lastDays);
    const held = await db.transaction();
    await lockStandings(held);
    await start();
    await expect.poll(waitingForTheLock, patiently).toBe(true);
    const stopped = scheduler?.close();
    await held.commit();
    await stopped;
    expect(await days()).toEqual([]);
    // The step that was running was not cut off.
    expect(await db('player_bonuses')).not.toEqual([]);

    await start();
    await expect.poll(days, patiently).toEqual(lastDays);
  });

  test('a database that is away is waited for', async () => {
    temporal.start();
    await workOn(db, lastDays);
    const name = new URL(url).pathname.slice(1);
    const elsewhere = openDatabase(await freshDatabase());
    await db.destroy();
    await elsewhere.raw('alter database ?? with allow_connections false', [name]);

    db = openDatabase(url);
    await start();
    await expect
      .poll(() => heard, patiently)
      .toContainEqual(
        expect.stringMatching(/^The scheduler shows as inactive: .* is not currently accepting connections/),
      );
    await elsewhere.raw('alter database ?? with allow_connections true', [name]);
    await elsewhere.destroy();
    await expect.poll(days, patiently).toEqual(lastDays);
  });

  /** Whether a step of a close stands before the lock that the test holds. */
  async function waitingForTheLock(): Promise<boolean> {
    const waiting = await db.raw(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    );
    return waiting.rows.length > 0;
  }
});
