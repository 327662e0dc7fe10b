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

const COLUMNS = ['position', 'name', 'score', 'bonus', 'total', 'notEligible'] as const;
/** What of the total is neither score nor bonus, so that the row adds up. */
const correctionOf = ({ total, score, bonus }: Standing): number => total - score - bonus;
/** What decided the place of a row with the points of the one above; null without points, where no place says anything. */
const tieOf = ({ tie, total }: Standing): TieReason | null => (total > 0 ? tie : null);
/** The columns of corrections, roles, teams and ties are there where somebody has one: a file that is read by its columns stays as it was. */
const columnsOf = (entries: readonly Standing[]) => [
  ...COLUMNS,
  ...(entries.some((row) => correctionOf(row) !== 0) ? (['correction'] as const) : []),
  ...(['role', 'team'] as const).filter((key) => entries.some((row) => row[key] != null)),
  ...(entries.some((row) => tieOf(row) !== null) ? (['tie'] as const) : []),
];
const BATCH = 2_000;

/** Returns the standings of a month, by default the current one, as CSV text in pieces. @throws FutureMonth */
export async function* exportStandings(
  db: Database,
  { month, separator }: { month?: Month | undefined; separator: Separator },
  now: Now,
): AsyncGenerator<string> {
  const { entries } = await getLeaderboard(db, now, month);
  const columns = columnsOf(entries).map((key) => ({
    key,
    heading: HEADINGS.find((column) => column.key === key)?.heading ?? key,
  }));
  yield* writeTable(columns, separator, inBatches(entries, separator === 'comma' ? asTheyAre : inItalian));
}

type Heading = WorkbookColumn<(typeof COLUMNS)[number] | 'correction' | 'role' | 'team' | 'tie' | 'prizes'>;

/** Of the workbook, as the screens call them. */
const HEADINGS: readonly Heading[] = [
  { key: 'position', heading: 'Posizione', kind: 'number' },
  { key: 'name', heading: 'Nome', width: 30 },
  { key: 'score', heading: 'Score', kind: 'number' },
  { key: 'bonus', heading: 'Bonus', kind: 'number' },
  { key: 'correction', heading: 'Correzione', kind: 'number' },
  { key: 'total', heading: 'Totale', kind: 'number' },
  { key: 'notEligible', heading: 'Fuori gara', width: 24 },
  { key: 'role', heading: 'Ruolo' },
  { key: 'team', heading: 'Squadra', width: 20 },
  { key: 'tie', heading: 'Pari punti', width: 40 },
  { key: 'prizes', heading: 'Premi vinti', width: 40 },
];
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

/** Returns the same as a workbook in Italian, with the prizes that each player has won, in pieces. @throws FutureMonth */
export async function* exportStandingsWorkbook(
  db: Database,
  month: Month | undefined,
  now: Now,
): AsyncGenerator<Uint8Array> {
  const { entries, period } = await getLeaderboard(db, now, month);
  const won = await prizesByWinner(db, period, now);
  const shown = columnsOf(entries);
  const columns = HEADINGS.filter(({ key }) =>
    key === 'prizes' ? won.size > 0 : shown.some((column) => column === key),
  );
  async function* batches() {
    for await (const batch of inBatches(entries, inItalian))
      yield batch.map((row) => ({ ...row, prizes: won.get(row.playerId)?.join(', ') ?? null }));
  }
  yield* writeWorkbook({ name: 'Classifica', columns }, batches());
}

/** Returns the titles of the prizes that were won in a month, by the player. */
async function prizesByWinner(db: Database, month: Month, now: Now): Promise<Map<string, string[]>> {
  const prizes = (await hasBegun(db, month, now)) ? await listMonthPrizes(db, month, now) : [];
  const won = new Map<string, string[]>();
  for (const { winner, title } of prizes)
    if (winner) won.set(winner.playerId, [...(won.get(winner.playerId) ?? []), title]);
  return won;
}

async function* inBatches(entries: readonly Standing[], words: typeof inItalian) {
  for (let from = 0; from < entries.length; from += BATCH)
    yield entries
      .slice(from, from + BATCH)
      .map((row) => ({ ...row, correction: correctionOf(row), ...words(row) }));
}
