import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const LOAD = { count: 4_000, clients: 16 };
const gzip = { 'Accept-Encoding': 'gzip' };

/**
 * What two apis behind Caddy serve, against one. The load, Caddy and the apis share this machine's cores, so the rate is not
 * taken from the clock: it is the one at which the busiest api would use a whole core, by the processes' own accounting.
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
  const front = async (servers: readonly MeasuredProcess[]) => {
    const ports = servers.map(({ port }) => port);
    const running = await startCaddy(caddy.path, ports, folder);
    opened.defer(running.stop);
    return { port: Number(new URL(running.url).port), servers };
  };
  // Until the machine code of both is made; one alone would serve twice as many requests as each of two.
  for (const { port } of apis) await load(port, PATH, gzip, { count: 32_000, connections: 16 });
  const [one, two] = [await front(apis.slice(0, 1)), await front(apis)];

  const rivals = { one: () => rateOf(one), two: () => rateOf(two) };
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

/** Requests a second at which the busiest of these servers would use a whole core. */
async function rateOf({
  port,
  servers,
}: {
  port: number;
  servers: readonly MeasuredProcess[];
}): Promise<number> {
  const before = await Promise.all(servers.map((server) => server.cpu()));
  // Not the bench's own `load`: answers of two apis differ in length, by their request ids.
  await Promise.all(
    Array.from({ length: LOAD.clients }, async () => {
      for (let n = 0; n < LOAD.count / LOAD.clients; n += 1) await ask(port, PATH, gzip);
    }),
  );
  const after = await Promise.all(servers.map((server) => server.cpu()));
  const busiest = Math.max(...after.map((cpu, n) => cpu - (before[n] ?? 0)));
  return LOAD.count / (busiest / 1_000_000);
}
