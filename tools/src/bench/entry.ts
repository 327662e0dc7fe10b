import { recordEntry } from '@vetta/league/entries/record-entry';
import { lockedTransaction } from '@vetta/league/standings/lock';
import { BOARD, boardOf, ranked } from '@vetta/league/standings/ranking';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { nowOf } from '@vetta/league/time/now';
import { benchPostgres } from './bench-database.ts';
import { fillMonth, LAST_DAY, MONTH } from './full-month.ts';
import { median, quantile, timeOf } from './measure.ts';
import { atMost, ms, type Result } from './result.ts';

const PLAYERS = 100_000;
const ENTRIES = 100;
const WARM_UP = 50;
const now = nowOf(Temporal.Instant.from('2025-10-31T18:00:00Z'));

/**
 * One entry among many players: what an evening's typing waits for, over and over. Its floor is one row that is inserted and
 * committed without anything else.
 */
export async function entry(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const make = await benchPostgres(opened);
  const db = openDatabase(await make('entry'));
  opened.defer(() => db.destroy());
  await fillMonth(db, PLAYERS);
  const players = await rows<{ id: string }>(db, 'select id from players order by random() limit :count', {
    count: ENTRIES,
  });
  const first = await firstRow<{ id: string }>(
    db,
    `select player_id as id from (${ranked(BOARD)}) r where position = 1`,
    boardOf(MONTH),
  );
  if (first === undefined) throw new Error('No player leads');
  const record = (playerId: string, rings: number) =>
    timeOf(() =>
      lockedTransaction(db, (trx) => recordEntry(trx, { ...workday, playerId, date: LAST_DAY, rings }, now)),
    );
  // The connection and the code are warm, as in a server that has run for an evening.
  for (let index = 0; index < WARM_UP; index += 1) await record(first.id, 900 + index);

  const commits: number[] = [];
  await db.raw('create table bare (n int)');
  const overtaking: number[] = [];
  const unchanged: number[] = [];
  const leading: number[] = [];
  const before = await positionsOf(db, players);
  for (const [index, { id }] of players.entries()) {
    overtaking.push(await record(id, 500));
    unchanged.push(await record(id, 500));
    // The leader gets further ahead with each.
    leading.push(await record(first.id, 1_000 + index));
    commits.push(await timeOf(() => db.raw('insert into bare values (1)')));
  }
  const after = await positionsOf(db, players);
  const places = players.map(({ id }) => Math.abs((after.get(id) ?? 0) - (before.get(id) ?? 0)));
  const figures = (subject: string, times: readonly number[]) => [
    atMost(`${subject}, median`, { floor: median(commits), ours: median(times), goal: 5, show: ms }),
    atMost('the same, p95', {
      floor: quantile(commits, 0.95),
      ours: quantile(times, 0.95),
      goal: 5,
      show: ms,
    }),
  ];
  return [
    ...figures('one entry at 10⁵ players that overtakes no player', leading),
    ...figures(`one that overtakes ${Math.round(median(places))} others`, overtaking),
    ...figures('one that changes nothing', unchanged),
  ];
}

const workday = { apptSet: 2, apptDone: 1, alignment: true };

async function positionsOf(db: Database, players: readonly { id: string }[]): Promise<Map<string, number>> {
  const found = await rows<{ id: string; position: number }>(
    db,
    `select player_id as id, position from (${ranked(BOARD)}) r where player_id = any(:ids)`,
    { ...boardOf(MONTH), ids: players.map(({ id }) => id) },
  );
  return new Map(found.map(({ id, position }) => [id, position]));
}
