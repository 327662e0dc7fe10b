import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { benchPostgres } from './bench-database.ts';
import { fillMonth } from './full-month.ts';
import { ask } from './load.ts';
import { quantile } from './measure.ts';
import { measuredProcess } from './measured-process.ts';
import { atMost, ms, type Result } from './result.ts';

const COMMITS = 300;
const KILLS = 30;
const GOAL = 100;

/** From a commit, made by another process than the api, until a reader has the bytes that hold it. */
export async function commit(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const make = await benchPostgres(opened);
  const url = await make('commit');
  const db = openDatabase(url, { max: 1 });
  opened.defer(() => db.destroy());
  await fillMonth(db, 100);
  const { port } = await measuredProcess('api-process.ts', { url }, opened);

  const times: number[] = [];
  for (let n = 0; n < COMMITS; n++) times.push(await untilSeen(db, port, `Persona ${n}`));

  const afterKill: number[] = [];
  for (let n = 0; n < KILLS; n++) {
    await db.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vetta listener'",
    );
    await pause(1_000);
    afterKill.push(await untilSeen(db, port, `Dopo ${n}`));
  }
  const figure = (subject: string, all: readonly number[]) =>
    atMost(`${subject}, p99 (median ${ms(quantile(all, 0.5))})`, {
      ours: quantile(all, 0.99),
      goal: GOAL,
      show: ms,
    });
  return [
    figure('a commit until readers see it', times),
    figure('the same, a second after the listener was killed', afterKill),
  ];
}

/** Renames a player and asks for the board until the name is in it. */
async function untilSeen(db: Database, port: number, name: string): Promise<number> {
  await db.raw('update players set name = ? where id = (select id from players order by id limit 1)', [name]);
  const committed = performance.now();
  for (;;) {
    const { body } = await ask(port, '/api/leaderboard', {});
    if (Buffer.from(body, 'base64').includes(`"${name}"`)) return performance.now() - committed;
  }
}
