import type { Separator } from '@vetta/contract/exports';
import { ROLE_NAMES } from '@vetta/contract/role-names';
import type { Standing, TieReason } from '@vetta/contract/standings';
import { tieWords } from '@vetta/contract/tie-words';
import type { Month } from '@vetta/contract/values';
import { type WorkbookColumn, writeWorkbook } from '@vetta/tables/write-workbook';
import { hasBegun } from '../months/require-begun.ts';
import { listMonthPrizes } from '../prizes/month-prizes.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { writeTable } from './write-table.ts';

type Key =
  | 'position'
  | 'name'
  | 'score'
  | 'bonus'
  | 'total'
  | 'notEligible'
  | 'correction'
  | 'role'
  | 'team'
  | 'tie'
  | 'prizes';

/** Of all exports, in this order, headed as the screens call them. */
const COLUMNS: readonly (WorkbookColumn<Key> & {
  /** Only where somebody has one: a file that is read by its columns stays as it was. */
  readonly isOptional?: true;
})[] = [
  { key: 'position', heading: 'Posizione', kind: 'number' },
  { key: 'name', heading: 'Nome', width: 30 },
  { key: 'score', heading: 'Score', kind: 'number' },
  { key: 'bonus', heading: 'Bonus', kind: 'number' },
  { key: 'total', heading: 'Totale', kind: 'number' },
  { key: 'notEligible', heading: 'Senza premi', width: 24 },
  // What of the total is neither score nor bonus, so that the row adds up.
  { key: 'correction', heading: 'Correzione', kind: 'number', isOptional: true },
  { key: 'role', heading: 'Ruolo', isOptional: true },
  { key: 'team', heading: 'Squadra', width: 20, isOptional: true },
  { key: 'tie', heading: 'Pari punti', width: 40, isOptional: true },
  { key: 'prizes', heading: 'Premi vinti', width: 40, isOptional: true },
];
/** What decided the place of a row with the points of the one above; null without points, where no place says anything. */
const tieOf = ({ tie, total }: Standing): TieReason | null => (total > 0 ? tie : null);
const BATCH = 2_000;

/** Returns the standings of a month, by default the current one, as CSV text in pieces. @throws FutureMonth */
export async function* exportStandings(
  db: Database,
  { month, separator }: { month?: Month | undefined; separator: Separator },
  now: Now,
): AsyncGenerator<string> {
  const { columns, rows } = await tableOf(db, month, now, separator === 'comma' ? asTheyAre : inItalian);
  yield* writeTable(columns, separator, inBatches(rows));
}

const NOT_ELIGIBLE = { late: 'in gara a mese iniziato', disqualified: 'squalifica' };

/** The words of a row, as programs read them. */
const asTheyAre = (row: Standing) => ({
  notEligible: row.notEligible,
  role: row.role ?? null,
  team: row.team ?? null,
  tie: tieOf(row),
});

/** The same, as the screens call them. */
function inItalian(row: Standing): Record<keyof ReturnType<typeof asTheyAre>, string | null> {
  const { notEligible, role, team, tie } = asTheyAre(row);
  return {
    team,
    notEligible: notEligible && NOT_ELIGIBLE[notEligible],
    role: role && ROLE_NAMES[role],
    tie: tie && tieWords[tie],
  };
}

/** Returns the same as a workbook in Italian, in pieces. @throws FutureMonth */
export async function* exportStandingsWorkbook(
  db: Database,
  month: Month | undefined,
  now: Now,
): AsyncGenerator<Uint8Array> {
  const { columns, rows } = await tableOf(db, month, now, inItalian);
  yield* writeWorkbook({ name: 'Classifica', columns }, inBatches(rows));
}

async function tableOf(db: Database, month: Month | undefined, now: Now, words: typeof inItalian) {
  const { entries, period } = await getLeaderboard(db, now, month);
  const won = await prizesByWinner(db, period, now);
  const rows = entries.map((row) => ({
    ...row,
    ...words(row),
    correction: row.total - row.score - row.bonus,
    prizes: won.get(row.playerId)?.join(', ') ?? null,
  }));
  return {
    rows,
    columns: COLUMNS.filter(({ key, isOptional }) => !isOptional || rows.some((row) => row[key])),
  };
}

/** Returns the titles of the prizes that were won in a month, by the player. */
async function prizesByWinner(db: Database, month: Month, now: Now): Promise<Map<string, string[]>> {
  const prizes = (await hasBegun(db, month, now)) ? await listMonthPrizes(db, month, now) : [];
  const won = new Map<string, string[]>();
  for (const { winner, title } of prizes)
    if (winner) won.set(winner.playerId, [...(won.get(winner.playerId) ?? []), title]);
  return won;
}

async function* inBatches<Row>(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
