import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@vetta/league/store/database';
import { startCaddy } from '@vetta/server/testing/caddy';
import { findCaddy } from '../binaries/caddy.ts';
import { benchPostgres } from './bench-database.ts';
import { fillMonth } from './full-month.ts';
import { ask, load } from './load.ts';
import { inTurns } from './measure.ts';
import { type MeasuredProcess, measuredProcess } from './measured-process.ts';
import type { Result } from './result.ts';

const PATH = '/api/leaderboard';
/**
 * For each api, at a pace that this machine also sends to two of them: a process that gets fewer requests a second spends more
 * on each, since it wakes for one instead of several.
 */
const LOAD = { count: 1_600, clients: 16, everyMs: 20 };
const gzip = { 'Accept-Encoding': 'gzip' };

/**
 * What two apis behind Caddy serve, against one. The load, Caddy and the apis share this machine's cores, so the rate is not
 * taken from the clock: it is the one at which the busiest api would use a whole core, by the processes' own accounting. The
 * CPU of Caddy and of the load is in no figure. The one is measured while the other is as busy behind a Caddy of its own:
 * a process whose neighbours use the same cores spends more on each request.
 */
export async function readers(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const caddy = await findCaddy();
  if ('why' in caddy) throw new Error(`No Caddy: ${caddy.why}`);
  const make = await benchPostgres(opened);
  const url = await make('readers');
  const db = openDatabase(url, { max: 1 });
  await fillMonth(db, 100);
  await db.destroy();

  const apis = [
    await measuredProcess('api-process.ts', url, opened),
    await measuredProcess('api-process.ts', url, opened),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'vetta-readers-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const front = async (servers: readonly MeasuredProcess[]): Promise<Front> => {
    const ports = servers.map(({ port }) => port);
    const running = await startCaddy(caddy.path, ports, folder);
    opened.defer(running.stop);
    return { port: Number(new URL(running.url).port), servers };
  };
  // Until the machine code of both is made; one alone would serve twice as many requests as each of two.
  for (const { port } of apis) await load(port, PATH, gzip, { count: 32_000, connections: 16 });
  const alone = await Promise.all(apis.map((api) => front([api])));
  const both = await front(apis);

  const rivals = { one: async () => (await rateOf(alone)) / alone.length, two: () => rateOf([both]) };
  await inTurns(rivals, 1);
  const rate = await inTurns(rivals);
  const show = (perSecond: number) => `${Math.round(perSecond)}/s`;
  const ratio = rate.two / rate.one;
  return [
    {
      subject: 'GET /api/leaderboard through Caddy, two apis against one: requests a second, by CPU',
      floor: show(rate.one),
      ours: show(rate.two),
      ratio,
      goal: '≥ 1.8×',
      held: ratio >= 1.8,
    },
  ];
}

interface Front {
  readonly port: number;
  readonly servers: readonly MeasuredProcess[];
}

/** Requests a second, to all of these servers, at which the busiest of them would use a whole core. */
async function rateOf(fronts: readonly Front[]): Promise<number> {
  const servers = fronts.flatMap((front) => front.servers);
  const before = await Promise.all(servers.map((server) => server.cpu()));
  await Promise.all(fronts.map(send));
  const after = await Promise.all(servers.map((server) => server.cpu()));
  const busiest = Math.max(...after.map((cpu, n) => cpu - (before[n] ?? 0)));
  return (LOAD.count * servers.length) / (busiest / 1_000_000);
}

/** Not the bench's own `load`: answers of two apis differ in length, by their request ids. */
async function send({ port, servers }: Front): Promise<void> {
  const clients = LOAD.clients * servers.length;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      await pause((LOAD.everyMs * client) / clients);
      for (let n = 0; n < LOAD.count / LOAD.clients; n += 1)
        await Promise.all([ask(port, PATH, gzip), pause(LOAD.everyMs)]);
    }),
  );
}
