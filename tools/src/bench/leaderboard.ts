import { openDatabase } from '@vetta/league/store/database';
import { benchPostgres } from './bench-database.ts';
import { fillMonth } from './full-month.ts';
import { ask, load } from './load.ts';
import { inTurns } from './measure.ts';
import { type MeasuredProcess, measuredProcess } from './measured-process.ts';
import { against, type Result } from './result.ts';

const PATH = '/api/leaderboard';
const LOAD = { count: 16_000, connections: 16 };
const gzip = { 'Accept-Encoding': 'gzip' };
const show = (microseconds: number) => `${microseconds.toFixed(1)} µs`;

/** The board of 100 players, sent whole and not sent again, against bare node:http that sends the same body and nothing else. */
export async function leaderboard(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const make = await benchPostgres(opened);
  const url = await make('leaderboard');
  const db = openDatabase(url, { max: 1 });
  await fillMonth(db, 100);
  await db.destroy();

  const api = await measuredProcess('api-process.ts', { url }, opened);
  const whole = await ask(api.port, PATH, gzip);
  const shown = { ...gzip, 'If-None-Match': whole.headers.ETag ?? '' };
  const unchanged = await ask(api.port, PATH, shown);
  if (whole.status !== 200 || unchanged.status !== 304) throw new Error('The api answers something else');
  const bare = await measuredProcess('bare-process.ts', whole, opened);
  const bareUnchanged = await measuredProcess('bare-process.ts', unchanged, opened);

  const rivals = {
    bare: () => cpuOf(bare, gzip),
    ours: () => cpuOf(api, gzip),
    bareUnchanged: () => cpuOf(bareUnchanged, shown),
    oursUnchanged: () => cpuOf(api, shown),
  };
  // Once for nothing: the machine code is made on the way.
  await inTurns(rivals, 1);
  const cpu = await inTurns(rivals);
  return [
    against('GET /api/leaderboard, 100 players, 200 gzip: CPU a request', {
      floor: cpu.bare,
      ours: cpu.ours,
      atMost: 1.6,
      show,
    }),
    against('the same, 304', { floor: cpu.bareUnchanged, ours: cpu.oursUnchanged, atMost: 1.5, show }),
  ];
}

/** Microseconds of the server's own CPU time for a request. */
async function cpuOf(server: MeasuredProcess, headers: Record<string, string>): Promise<number> {
  const before = await server.cpu();
  await load(server.port, PATH, headers, LOAD);
  return ((await server.cpu()) - before) / LOAD.count;
}
