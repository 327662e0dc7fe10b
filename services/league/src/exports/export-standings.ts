import type { Separator } from '@vetta/contract/exports';
import type { Standing } from '@vetta/contract/standings';
import { writeWorkbook } from '@vetta/contract/tracker/write-workbook';
import type { Month } from '@vetta/contract/values';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { writeTable } from './write-table.ts';

const COLUMNS = ['position', 'name', 'score', 'bonus', 'total', 'notEligible'] as const;
const BATCH = 2_000;

/** Returns the standings of a month, by default the current one, as CSV text in pieces. @throws FutureMonth */
export const exportStandings = (
  db: Database,
  { month, separator }: { month?: Month | undefined; separator: Separator },
  now: Now,
): AsyncGenerator<string> =>
  writeTable(COLUMNS, separator, standingsInBatches(db, month ?? monthOf(now.today), now));

/** Returns the same as a workbook, in pieces. @throws FutureMonth */
export const exportStandingsWorkbook = (
  db: Database,
  month: Month | undefined,
  now: Now,
): AsyncGenerator<Uint8Array> =>
  writeWorkbook(
    { name: 'Classifica', columns: COLUMNS },
    standingsInBatches(db, month ?? monthOf(now.today), now),
  );

async function* standingsInBatches(db: Database, month: Month, now: Now): AsyncGenerator<Standing[]> {
  const { entries } = await getLeaderboard(db, now, month);
  for (let from = 0; from < entries.length; from += BATCH) yield entries.slice(from, from + BATCH);
}
