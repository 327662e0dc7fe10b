import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { closeUpTo } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { commitCurrentMonth } from '@vetta/league/draws/commit-current-month';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { useLeague } from '@vetta/league/testing/league';
import { systemClock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeResults } from '../../testing/close-results.ts';
import { finishedCloses, scheduleOneClose } from '../../testing/closes-on-temporal.ts';
import type { Pause, WorkerInput } from '../../testing/killable-worker.ts';
import { importSampleEntries } from '../../testing/sample-entries.ts';
import { freshNamespace, type TemporalNamespace } from '../../testing/temporal-namespace.ts';
import { type TemporalServer, temporalServer } from '../../testing/temporal-server.ts';

const server = temporalServer();

// The close of 2 October also makes September final, so every step has something to do.
const days = ['2025-09-30', '2025-10-01', '2025-10-02'];
const lastDay = '2025-10-02';
const steps = [
  'daysToClose',
  'awardBonuses',
  'settleBonuses',
  'keepPositions',
  'drawLottery',
  'finaliseMonths',
  'recordDay',
];
const pauses: Pause[] = steps.flatMap((step) => [
  { step, when: 'before', day: lastDay },
  { step, when: 'after', day: lastDay },
]);

interface Installation {
  url: string;
  db: Database;
  temporal: TemporalNamespace;
}

describe.skipIf(!server)('a worker killed with SIGKILL', () => {
  const reference = useLeague();
  let installations: Installation[] = [];
  let worker: ChildProcess | undefined;

  // Each pause has its own database and namespace. One process runs all of them, so one kill and one restart are enough.
  beforeAll(async () => {
    if (!server) return;
    installations = await Promise.all(pauses.map(() => newInstallation(server)));
    worker = startWorker(server, pauses);
    await waitForPauses(worker, pauses.length);
    worker.kill('SIGKILL');
    await once(worker, 'exit');

    worker = startWorker(server, []);
    await Promise.all(installations.map(({ temporal }) => finishedCloses(temporal.client, 1)));
  }, 120_000);

  afterAll(async () => {
    worker?.kill('SIGKILL');
    await Promise.all(installations.flatMap(({ db, temporal }) => [db.destroy(), temporal.close()]));
  });

  function startWorker({ address }: TemporalServer, pauseAt: readonly Pause[]): ChildProcess {
    const input: WorkerInput = {
      address,
      installations: installations.map(({ temporal, url }, index) => ({
        namespace: temporal.settings.namespace,
        database: url,
        pause: pauseAt[index],
      })),
    };
    const program = fileURLToPath(new URL('../../testing/killable-worker.ts', import.meta.url));
    return spawn(process.execPath, [program, JSON.stringify(input)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  test('the list has every step of a close, and the steps store awards, positions, a draw and a month', async () => {
    expect(Object.keys(closeActivities(reference.db, systemClock))).toEqual(steps);
    const { days: closed, awards, positions, draws, months } = await referenceResults();
    expect(closed.map(({ date }) => date)).toEqual(days);
    expect(awards.filter(({ settled }) => settled)).not.toEqual([]);
    expect(positions).not.toEqual([]);
    expect(draws).toEqual([{ month: '2025-09-01', prize_title: 'Mystery box' }]);
    expect(months).toHaveLength(1);
  });

  test.each(pauses)(
    'killed $when $step, a close ends after the restart and closes each day exactly once',
    async (pause) => {
      const installation = installations[pauses.indexOf(pause)];
      if (!installation) throw new Error('Unreachable: each pause has an installation');
      expect(await finishedCloses(installation.temporal.client, 1)).toEqual([days]);
      expect(await closeResults(installation.db)).toEqual(await referenceResults());
    },
  );

  /** Returns what the same closes store if no worker is killed. */
  async function referenceResults() {
    if ((await reference.db('entries')).length === 0) {
      await prepare(reference.db);
      await closeUpTo(closeActivities(reference.db, systemClock), lastDay);
    }
    return closeResults(reference.db);
  }
});

/** Gives a league its entries, and a lottery of September whose secret was committed to in time. */
async function prepare(db: Database): Promise<void> {
  const began = nowOf(Temporal.Instant.from('2025-09-01T08:00:00Z'));
  await commitCurrentMonth(db, began);
  await db('prizes').insert({
    id: '0199f7a2-5c00-7000-8000-000000000001',
    position: 1,
    title: 'Mystery box',
    is_lottery: true,
    updated_at: `${began.instant}`,
  });
  await importSampleEntries(db, days);
}

/** Creates a database with entries, and a namespace whose schedule runs the close of the last day. */
async function newInstallation(server: TemporalServer): Promise<Installation> {
  const url = await freshDatabase();
  const db = openDatabase(url, { max: 2 });
  await prepare(db);
  const temporal = await freshNamespace(server);
  await scheduleOneClose(temporal.client, lastDay);
  return { url, db, temporal };
}

async function waitForPauses({ stdout }: ChildProcess, count: number): Promise<void> {
  if (!stdout) throw new Error('Unreachable: stdout is a pipe');
  let output = '';
  for await (const chunk of stdout) {
    output += chunk;
    if (output.length === count) return;
  }
  throw new Error(`The worker ended after ${output.length} of ${count} pauses`);
}
