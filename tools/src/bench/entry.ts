import { recordEntry } from '@vetta/league/entries/record-entry';
import { rebuildStandings } from '@vetta/league/standings/rebuild';
import { openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
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
  const times: number[] = [];
  for (const { id: playerId } of players) {
    const numbers = { rings: 80, apptSet: 2, apptDone: 1, alignment: true };
    const record = () =>
      db.transaction((trx) => recordEntry(trx, { playerId, date: LAST_DAY, ...numbers }, moment));
    times.push(await timeOf(record));
  }
  return [
    atMost('one entry at 10⁵ players, median', { ours: median(times), goal: 5, show: ms }),
    atMost('one entry at 10⁵ players, p95', { ours: quantile(times, 0.95), goal: 5, show: ms }),
  ];
}
