import { closeDay } from '@vetta/league/month/close';
import { closeActivities } from '@vetta/league/month/close-activities';
import { RANKING, rankingOf } from '@vetta/league/standings/ranking';
import { rebuildStandings } from '@vetta/league/standings/rebuild';
import { type Database, openDatabase, type Transaction } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { momentOf } from '@vetta/league/time/moment';
import { addDays } from '@vetta/league/time/rome';
import { benchPostgres } from './bench-database.ts';
import { fillMonth, LAST_DAY, MONTH } from './full-month.ts';
import { inTurns, timeOf } from './measure.ts';
import { against, atMost, ms, plain, type Result } from './result.ts';

const evening = Temporal.Instant.from('2025-10-31T22:59:30Z');
const moment = momentOf(evening);

// Each column is read, or PostgreSQL would not compute it.
const GROUP_BY = `
  select max(rings), max(appt_set), max(appt_done), max(presences) from (
    select player_id, sum(rings) as rings, sum(appt_set) as appt_set, sum(appt_done) as appt_done,
      count(*) filter (where alignment) as presences
    from entries where date between :first and :upTo group by player_id
  ) done`;
const RANK = `select max(position), max(score), max(bonus), max(total) from (${RANKING}) r`;

/** Ranking a month and closing its last day, against PostgreSQL's own GROUP BY over the same entries. */
export async function rebuild(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const make = await benchPostgres(opened);
  const small = await measured(await make('small'), 1_000);
  const large = await measured(await make('large'), 100_000);
  const slope = Math.log10(large.ranking / small.ranking) / 2;
  return [
    against('ranking, 10⁵ players × 31 days', {
      floor: large.floor,
      ours: large.ranking,
      atMost: 1.3,
      show: ms,
    }),
    against('a whole close, 10⁵ × 31', { floor: large.floor, ours: large.close, atMost: 6, show: ms }),
    atMost('slope of ranking from 10³ to 10⁵', { ours: slope, goal: 1.1, show: plain }),
    {
      subject: 'statements of a rebuild, 10³ and 10⁵',
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
    const bindings = rankingOf(MONTH);
    const rebuildNow = () => db.transaction((trx) => rebuildStandings(trx, moment));
    await rebuildNow();
    await db.raw('vacuum analyze players');
    const { floor, ranking } = await inTurns({
      floor: () => timeOf(() => db.raw(GROUP_BY, { first: bindings.first, upTo: bindings.upTo })),
      ranking: () => timeOf(() => db.raw(RANK, bindings)),
    });
    const statements = await statementsOf(db, rebuildNow);
    // As every night: the day before is closed already.
    const activities = closeActivities(db, () => evening);
    await closeDay(activities, addDays(LAST_DAY, -1));
    await db.raw('vacuum analyze');
    const close = await timeOf(() => closeDay(activities, LAST_DAY));
    return { floor, ranking, close, statements, written: await rowsWritten(db) };
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

/** What a rebuild writes when the one before it left nothing to do. */
const rowsWritten = (db: Database): Promise<number> =>
  db.transaction(async (trx) => {
    const before = await writtenByNow(trx);
    await rebuildStandings(trx, moment);
    return (await writtenByNow(trx)) - before;
  });

async function writtenByNow(trx: Transaction): Promise<number> {
  const written = await firstRow<{ rows: number }>(
    trx,
    'select cast(sum(n_tup_ins + n_tup_upd + n_tup_del) as int) as rows from pg_stat_xact_user_tables',
  );
  return written?.rows ?? 0;
}
