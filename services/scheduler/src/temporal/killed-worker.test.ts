import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { closeUpTo } from '@vetta/league/months/close';
import { closeActivities } from '@vetta/league/months/close-activities';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { useLeague } from '@vetta/league/testing/league';
import { systemClock } from '@vetta/league/time/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedCloses } from '../../testing/closes.ts';
import type { Lives } from '../../testing/mortal-worker.ts';
import { outcome, workOn } from '../../testing/office.ts';
import { scheduleOneClose } from '../../testing/one-close.ts';
import { freshNamespace, type TemporalNamespace } from '../../testing/temporal-namespace.ts';
import { type TemporalServer, temporalServer } from '../../testing/temporal-server.ts';

const server = temporalServer();

// The close of the 2nd also makes September final: every step has something to do.
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
const deaths = steps.flatMap((step) => [
  { step, when: 'before' as const },
  { step, when: 'after' as const },
]);

interface Life {
  url: string;
  db: Database;
  temporal: TemporalNamespace;
}

describe.skipIf(!server)('a worker killed with -9', { timeout: 60_000 }, () => {
  const unharmed = useLeague();
  let lives: Life[] = [];
  let worker: ChildProcess | undefined;

  // Each death has a server's namespace and a database of its own; all die at once, and are taken over at once.
  beforeAll(async () => {
    if (!server) return;
    lives = await Promise.all(deaths.map(() => newLife(server)));
    const ends = deaths.map(({ step, when }) => ({ step, when, day: lastDay }));
    worker = work(server, ends);
    await standingStill(worker, deaths.length);
    worker.kill('SIGKILL');
    await once(worker, 'exit');

    worker = work(server, []);
    await Promise.all(lives.map(({ temporal }) => finishedCloses(temporal.client, 1)));
  }, 120_000);

  afterAll(async () => {
    worker?.kill('SIGKILL');
    await Promise.all(lives.flatMap(({ db, temporal }) => [db.destroy(), temporal.close()]));
  });

  function work({ address }: TemporalServer, ends: Lives['lives'][number]['end'][]): ChildProcess {
    const told: Lives = {
      address,
      lives: lives.map(({ temporal, url }, index) => ({
        namespace: temporal.settings.namespace,
        database: url,
        end: ends[index],
      })),
    };
    const program = fileURLToPath(new URL('../../testing/mortal-worker.ts', import.meta.url));
    return spawn(process.execPath, [program, JSON.stringify(told)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  test('these are all the steps of a close, and each of them leaves something behind', async () => {
    expect(Object.keys(closeActivities(unharmed.db, systemClock))).toEqual(steps);
    const { days: closed, awards, positions, commitments, months } = await uninterrupted();
    expect(closed.map(({ date }) => date)).toEqual(days);
    expect(awards.filter(({ settled }) => settled)).not.toEqual([]);
    expect(positions).not.toEqual([]);
    expect(commitments).not.toEqual([]);
    expect(months).toHaveLength(1);
  });

  test.each(deaths)('$when $step has closed the day exactly once after the restart', async (death) => {
    const life = lives[deaths.indexOf(death)];
    if (!life) throw new Error('Each death has a life');
    expect(await finishedCloses(life.temporal.client, 1)).toEqual([days]);
    expect(await outcome(life.db)).toEqual(await uninterrupted());
  });

  /** What the same days leave behind when nobody is killed. */
  async function uninterrupted() {
    if ((await unharmed.db('entries')).length === 0) {
      await workOn(unharmed.db, days);
      await closeUpTo(closeActivities(unharmed.db, systemClock), lastDay);
    }
    return outcome(unharmed.db);
  }
});

/** An office, and a namespace whose schedule has one close to run: that of the last day. */
async function newLife(server: TemporalServer): Promise<Life> {
  const url = await freshDatabase();
  const db = openDatabase(url, { max: 2 });
  await workOn(db, days);
  const temporal = await freshNamespace(server);
  await scheduleOneClose(temporal.client, lastDay);
  return { url, db, temporal };
}

async function standingStill({ stdout }: ChildProcess, count: number): Promise<void> {
  if (!stdout) throw new Error('The worker tells on stdout');
  let said = '';
  for await (const chunk of stdout) {
    said += chunk;
    if (said.length === count) return;
  }
  throw new Error(`The worker ended with ${said.length} of ${count} lives`);
}
