import type { Separator } from '@vetta/contract/exports';
import type { Standing } from '@vetta/contract/standings';
import { writeWorkbook } from '@vetta/contract/tracker/write-workbook';
import type { Month } from '@vetta/contract/values';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { writeTable } from './write-table.ts';

const COLUMNS = ['position', 'name', 'score', 'bonus', 'total', 'notEligible'] as const;
/** The column of roles is there where somebody has one: a file that is read by its columns stays as it was. */
const columnsOf = (entries: readonly Standing[]) =>
  entries.some(({ role }) => role != null) ? ([...COLUMNS, 'role'] as const) : COLUMNS;
const BATCH = 2_000;

/** Returns the standings of a month, by default the current one, as CSV text in pieces. @throws FutureMonth */
export async function* exportStandings(
  db: Database,
  { month, separator }: { month?: Month | undefined; separator: Separator },
  now: Now,
): AsyncGenerator<string> {
  const { entries } = await getLeaderboard(db, now, month);
  yield* writeTable(columnsOf(entries), separator, inBatches(entries));
}

/** Returns the same as a workbook, in pieces. @throws FutureMonth */
export async function* exportStandingsWorkbook(
  db: Database,
  month: Month | undefined,
  now: Now,
): AsyncGenerator<Uint8Array> {
  const { entries } = await getLeaderboard(db, now, month);
  yield* writeWorkbook({ name: 'Classifica', columns: columnsOf(entries) }, inBatches(entries));
}

async function* inBatches(entries: readonly Standing[]) {
  for (let from = 0; from < entries.length; from += BATCH)
    yield entries.slice(from, from + BATCH).map((standing) => ({ ...standing, role: standing.role ?? null }));
}
