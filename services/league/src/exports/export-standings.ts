import type { Separator } from '@vetta/contract/exports';
import type { Standing } from '@vetta/contract/standings';
import type { Month } from '@vetta/contract/values';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';
import { writeTable } from './write-table.ts';

const COLUMNS = ['position', 'name', 'score', 'bonus', 'total', 'notEligible'] as const;
const BATCH = 2_000;

/** The standings of a month, the current one unless said, as the text of a table. @throws FutureMonth */
export const exportStandings = (
  db: Database,
  { month, separator }: { month?: Month | undefined; separator: Separator },
  moment: Moment,
): AsyncGenerator<string> =>
  writeTable(COLUMNS, separator, standingsInBatches(db, month ?? monthOf(moment.today), moment));

async function* standingsInBatches(db: Database, month: Month, moment: Moment): AsyncGenerator<Standing[]> {
  const { entries } = await getLeaderboard(db, moment, month);
  for (let from = 0; from < entries.length; from += BATCH) yield entries.slice(from, from + BATCH);
}
