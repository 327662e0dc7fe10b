import { recordEntry } from '@vetta/league/entries/record-entry';
import { rebuildStandings } from '@vetta/league/standings/rebuild';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { momentOf } from '@vetta/league/time/moment';
import { benchPostgres } from './bench-database.ts';
import { fillMonth, LAST_DAY } from './full-month.ts';
import { median, quantile, timeOf } from './measure.ts';
import { atMost, ms, type Result } from './result.ts';

const PLAYERS = 100_000;
const ENTRIES = 40;
const moment = momentOf(Temporal.Instant.from('2025-10-31T18:00:00Z'));

/** One entry among many players: what an evening's typing waits for, over and over. */
export async function entry(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const make = await benchPostgres(opened);
  const db = openDatabase(await make('entry'));
  opened.defer(() => db.destroy());
  await fillMonth(db, PLAYERS);
  await db.transaction((trx) => rebuildStandings(trx, moment));
  await db.raw('vacuum analyze players');
  const players = await rows<{ id: string }>(db, 'select id from players order by random() limit :count', {
    count: ENTRIES,
  });
  const [first] = await rows<{ id: string }>(db, 'select id from players where position = 1');
  if (first === undefined) throw new Error('Nobody leads');
  const moving: number[] = [];
  const again: number[] = [];
  const staying: number[] = [];
  const places: number[] = [];
  for (const [index, { id: playerId }] of players.entries()) {
    const record =
      (rings: number, player = playerId) =>
      () =>
        db.transaction((trx) =>
          recordEntry(trx, { ...workday, playerId: player, date: LAST_DAY, rings }, moment),
        );
    const before = await positionOf(db, playerId);
    moving.push(await timeOf(record(80)));
    places.push(Math.abs((await positionOf(db, playerId)) - before));
    again.push(await timeOf(record(80)));
    // Who leads gets further ahead with each.
    staying.push(await timeOf(record(1_000 + index, first.id)));
  }
  const figure = (subject: string, times: readonly number[], share = 0.5) =>
    atMost(subject, { ours: quantile(times, share), goal: 5, show: ms });
  return [
    figure('one entry at 10⁵ players that overtakes nobody, median', staying),
    figure('one with the numbers that are there already, median', again),
    figure(`one that moves ${Math.round(median(places))} others by a place, median`, moving),
    figure('the same, p95', moving, 0.95),
  ];
}

const workday = { apptSet: 2, apptDone: 1, alignment: true };

async function positionOf(db: Database, id: string): Promise<number> {
  const row = await firstRow<{ position: number }>(db, 'select position from players where id = :id', { id });
  return row?.position ?? 0;
}
