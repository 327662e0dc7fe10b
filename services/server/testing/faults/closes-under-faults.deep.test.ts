import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionLimits } from '@vetta/api/connections/connection-limits';
import { freshBucket } from '@vetta/api/testing/object-stores';
import type { Day } from '@vetta/contract/values';
import { closeUpTo } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { systemClock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { addDays, daysBetween, newestDayOver } from '@vetta/league/time/rome';
import { ensureAdminKey } from '@vetta/office/admin-key/admin-key';
import { closedDays, closeResults } from '@vetta/scheduler/testing/close-results';
import { RestartableTemporal } from '@vetta/scheduler/testing/restartable-temporal';
import { importSampleEntries } from '@vetta/scheduler/testing/sample-entries';
import { freshNamespace } from '@vetta/scheduler/testing/temporal-namespace';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTemporal } from '../../src/binaries/temporal.ts';
import { type RestartedProcess, restartedProcess } from './restarted-process.ts';
import { type StoppablePostgres, stoppablePostgres } from './stoppable-postgres.ts';

const ADMIN_KEY = 'la-chiave-dei-guasti';

/** How many faults of each kind are injected: `200,100,50` is the soak's. */
const [workerKills = 0, apiKills = 0, databaseStops = 0] = (
  process.env.CLOSE_FAULTS ?? (process.env.SOAK ? '200,100,50' : '2,1,1')
)
  .split(',')
  .map(Number);
type Fault = 'worker' | 'api' | 'database';
const faults: readonly Fault[] = [
  ...Array<Fault>(workerKills).fill('worker'),
  ...Array<Fault>(apiKills).fill('api'),
  ...Array<Fault>(databaseStops).fill('database'),
];

/** The days of one league, up to yesterday. With more faults than they take to close, another league follows. */
const DAYS = faults.length > 10 ? 25 : 8;

const temporal = await findTemporal();

const folder = await folderOfFile();

describe.skipIf('why' in temporal)('two workers and an api under faults', { timeout: 4 * 3_600_000 }, () => {
  let postgres: StoppablePostgres;
  let server: RestartableTemporal;
  let cli = '';
  beforeAll(async () => {
    if ('why' in temporal) return;
    cli = temporal.path;
    postgres = await stoppablePostgres();
    server = await RestartableTemporal.prepare(cli);
    server.start();
  });
  afterAll(async () => {
    await server?.remove();
    await postgres?.remove();
  });

  test('close every day once, in order and as without faults, and lose no answered change', async () => {
    const injected = { worker: 0, api: 0, database: 0 };
    const total = { closed: 0, lost: 0, doubled: 0, entries: 0 };
    const waiting = shuffled(faults);
    for (let round = 1; round === 1 || waiting.length > 0; round += 1) {
      const result = await playRound(round, waiting, injected);
      total.closed += result.closed;
      total.lost += result.lost;
      total.doubled += result.doubled;
      total.entries += result.entries;
    }
    console.log(
      `Faults injected: ${injected.worker} kills of workers, ${injected.api} kills of the api, ${injected.database} stops of PostgreSQL. ` +
        `Days closed: ${total.closed}, lost: ${total.lost}, doubled: ${total.doubled}. Entries answered: ${total.entries}, none lost.`,
    );
    expect(total).toMatchObject({ lost: 0, doubled: 0 });
  });

  /** Closes the days of one league, and takes faults from `waiting` until they are closed. */
  async function playRound(round: number, waiting: Fault[], injected: Record<Fault, number>) {
    const url = await newLeague(`round_${round}`);
    const over = newestDayOver(systemClock());
    const days = daysBetween(addDays(over, 1 - DAYS), over);
    const ids = await fill(url, days);
    const namespace = await namespaceOnceUp();
    const { address } = namespace.settings;
    const spoolFolder = await mkdtemp(join(folder, 'api-'));
    const workers = ['first', 'second'].map(() =>
      restartedProcess<string>(import.meta.resolve('@vetta/scheduler/testing/scheduler-process'), {
        databaseUrl: url,
        address,
        namespace: namespace.settings.namespace,
      }),
    );
    const api = restartedProcess<{ url: string }>(import.meta.resolve('@vetta/api/testing/api-process'), {
      databaseUrl: url,
      objectStore: freshBucket('s3rver'),
      spoolFolder,
      limits: connectionLimits,
    });

    const stop = new AbortController();
    const writing = writeEntries(api, ids, addDays(over, 1), stop.signal);
    const isClosed = () =>
      inDatabase(url, async (db) => (await closedDays(db)).length >= DAYS).catch(() => false);
    const inject: Record<Fault, () => Promise<void>> = {
      worker: async () => workers[Math.trunc(Math.random() * workers.length)]?.kill(),
      api: api.kill,
      database: async () => {
        await postgres.stopAtOnce();
        await pause(Math.random() * 2_000);
        await postgres.startAgain();
      },
    };
    while (!(await isClosed())) {
      await pause(300 + Math.random() * 2_000);
      const fault = waiting.pop();
      if (fault === undefined) continue;
      await inject[fault]();
      injected[fault] += 1;
    }
    stop.abort();
    const { answered, count } = await writing;
    for (const process of [...workers, api]) await process.end();
    await namespace.close();

    return inDatabase(url, async (db) => {
      const inOrder = (await closedDays(db)).map(({ date, covered_by }) => [date, covered_by]);
      expect(inOrder).toEqual(days.map((date) => [date, null]));
      for (const [playerId, rings] of answered) {
        const [entry] = await db('entries').where({ player_id: playerId, date: addDays(over, 1) });
        expect(entry?.rings, 'an answered change is stored').toBeGreaterThanOrEqual(rings);
      }
      const [found, expected] = [await closeResults(db), await resultsWithoutFaults(days)];
      const { lost, doubled } = compareRows(found, expected);
      expect(found).toEqual(expected);
      return {
        closed: inOrder.length,
        lost,
        doubled,
        entries: count,
      };
    });
  }

  async function newLeague(name: string): Promise<string> {
    const server = new URL(postgres.url);
    server.pathname = 'postgres';
    await inDatabase(server.href, (db) => db.raw('create database ?? template vetta', [name]));
    server.pathname = name;
    return server.href;
  }

  /** The server answers some seconds after its start. */
  async function namespaceOnceUp() {
    for (;;) {
      const namespace = await freshNamespace({ address: server.address, cli }).catch(() => undefined);
      if (namespace) return namespace;
      await pause(500);
    }
  }
});

/** Imports the sample entries of these days. Returns the players' ids. */
async function fill(url: string, days: readonly Day[]): Promise<string[]> {
  return inDatabase(url, async (db) => {
    await importSampleEntries(db, days);
    await ensureAdminKey(db, nowOf(systemClock()), ADMIN_KEY);
    return (await db('players').select('id')).map(({ id }) => id);
  });
}

/**
 * Records higher and higher numbers of today, a day that no close of this test closes. Returns, when `signal` aborts, the
 * last number of each player that the api answered, and how many it answered.
 */
async function writeEntries(
  api: RestartedProcess<{ url: string }>,
  ids: readonly string[],
  date: Day,
  signal: AbortSignal,
): Promise<{ answered: Map<string, number>; count: number }> {
  const answered = new Map<string, number>();
  let count = 0;
  for (let rings = 1; !signal.aborted; rings += 1) {
    for (const playerId of ids) {
      const body = JSON.stringify({ playerId, date, rings, apptSet: 0, apptDone: 0, alignment: false });
      const headers = { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' };
      const sent = await fetch(`${api.ready?.url}/api/admin/entries`, {
        method: 'POST',
        headers,
        body,
      }).catch(() => undefined);
      if (sent?.ok) {
        answered.set(playerId, rings);
        count += 1;
      }
      await pause(100);
    }
  }
  return { answered, count };
}

async function resultsWithoutFaults(days: readonly Day[]) {
  return inDatabase(await freshDatabase(), async (db) => {
    await importSampleEntries(db, days);
    await closeUpTo(closeActivities(db, systemClock), days.at(-1) ?? '');
    return closeResults(db);
  });
}

/** Counts the rows that are missing, and those that are there once too often. */
function compareRows(found: object, expected: object): { lost: number; doubled: number } {
  const rowsOf = (results: object) =>
    Object.entries(results).flatMap(([table, rows]: [string, object[]]) =>
      rows.map((row) => `${table} ${JSON.stringify(row)}`),
    );
  const [there, wanted] = [rowsOf(found), rowsOf(expected)];
  const lost = wanted.filter((row) => !there.includes(row)).length;
  return { lost, doubled: Math.max(there.length - (wanted.length - lost), 0) };
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
