import { closeDay } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { lockedTransaction } from '@vetta/league/standings/lock';
import { BOARD, BOARD_FROM_ROWS, boardOf, ranked } from '@vetta/league/standings/ranking';
import { sumsOf } from '@vetta/league/standings/sums';
import { updateSums } from '@vetta/league/standings/update-sums';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { nowOf } from '@vetta/league/time/now';
import { addDays } from '@vetta/league/time/rome';
import { benchPostgres } from './bench-database.ts';
import { fillMonth, LAST_DAY, MONTH } from './full-month.ts';
import { inTurns, timeOf } from './measure.ts';
import { against, atMost, ms, plain, type Result } from './result.ts';

const evening = Temporal.Instant.from('2025-10-31T22:59:30Z');
const now = nowOf(evening);

// Each column is read, or PostgreSQL would not compute it.
const GROUP_BY = `
  select max(rings), max(appt_set), max(appt_done), max(presences) from (
    select player_id, sum(rings) as rings, sum(appt_set) as appt_set, sum(appt_done) as appt_done,
      count(*) filter (where alignment) as presences
    from entries where date between :first and :upTo group by player_id
  ) done`;
const rank = (board: string) =>
  `select max(position), max(score), max(bonus), max(total) from (${ranked(board)}) r`;

/** Ranking a month and closing its last day, against PostgreSQL's own GROUP BY over the same entries. */
export async function rebuild(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const make = await benchPostgres(opened);
  const office = await measured(await make('office'), 100);
  const small = await measured(await make('small'), 1_000);
  const middle = await measured(await make('middle'), 10_000);
  const large = await measured(await make('large'), 100_000);
  const slope = Math.log10(large.fromRows / small.fromRows) / 2;
  const { floor } = large;
  /** What a close does once, its seven transactions, is more than the floor of a small league: it is bounded in time. */
  const closeOf = (players: string, { close, floor }: typeof large) =>
    atMost(`a whole close, ${players} × 31`, { floor, ours: close, goal: 1_000, show: ms });
  return [
    against('ranking by the sums, 10⁵ players × 31 days', {
      floor,
      ours: large.ranking,
      atMost: 1.3,
      show: ms,
    }),
    against('summing all players again and ranking', { floor, ours: large.fromRows, atMost: 1.3, show: ms }),
    closeOf('10²', office),
    closeOf('10³', small),
    closeOf('10⁴', middle),
    against('a whole close, 10⁵ × 31', { floor, ours: large.close, atMost: 6, show: ms }),
    atMost('slope of summing and ranking from 10³ to 10⁵', { ours: slope, goal: 1.1, show: plain }),
    {
      subject: 'statements of summing all players, 10³ and 10⁵',
      ours: `${small.statements} and ${large.statements}`,
      goal: 'the same',
      held: small.statements === large.statements,
    },
    atMost('rows written where nothing changed', { ours: large.written, goal: 0, show: plain }),
  ];
}

async function measured(url: string, players: number) {
  const db = openDatabase(url);
  try {
    await fillMonth(db, players);
    const bindings = await sumsOf(db, MONTH);
    const { floor, ranking, fromRows } = await inTurns({
      floor: () => timeOf(() => rows(db, GROUP_BY, { first: bindings.first, upTo: bindings.upTo })),
      ranking: () => timeOf(() => rows(db, rank(BOARD), boardOf(MONTH))),
      fromRows: () => timeOf(() => rows(db, rank(BOARD_FROM_ROWS), bindings)),
    });
    const statements = await statementsOf(db, () =>
      lockedTransaction(db, (trx) => updateSums(trx, MONTH, now)),
    );
    // As every night: the day before is closed already.
    const activities = closeActivities(db, () => evening);
    await closeDay(activities, addDays(LAST_DAY, -1));
    await db.raw('vacuum analyze');
    const close = await timeOf(() => closeDay(activities, LAST_DAY));
    return { floor, ranking, fromRows, close, statements, written: await rowsWritten(db) };
  } finally {
    await db.destroy();
  }
}

async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counted = () => {
    count += 1;
  };
  db.on('query', counted);
  await work();
  db.off('query', counted);
  return count;
}

/** How many rows it writes to sum a month that is summed already. */
const rowsWritten = (db: Database): Promise<number> =>
  lockedTransaction(db, async (trx) => {
    const before = await writtenByNow(trx);
    await updateSums(trx, MONTH, now);
    return (await writtenByNow(trx)) - before;
  });

async function writtenByNow(db: Database): Promise<number> {
  const written = await firstRow<{ rows: number }>(
    db,
    'select cast(sum(n_tup_ins + n_tup_upd + n_tup_del) as int) as rows from pg_stat_xact_user_tables',
  );
  return written?.rows ?? 0;
}
