import { formatMonth, formatPoints } from '@vetta/contract/client/formats';
import type { ImportRead, ImportReport } from '@vetta/contract/imports';
import { amount, counted, enumerated } from '../audit/words/enumeration.ts';
import { entryFields } from '../entries/entry-fields.ts';
import { fieldChanges } from '../kit/fields/fields.ts';

/** With more ranges the cell would be a page of numbers; the download has all lines. */
const MOST_RANGES = 12;

/** Returns lines as a list of ranges: `2–13`, `2, 4–6`. */
export function rangesInWords(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const words = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return words.length > MOST_RANGES ? `${words.slice(0, MOST_RANGES).join(', ')}…` : words.join(', ');
}

type Errors = ImportReport['errors'];

/** Returns errors with the lines that have each: the same sentence about the same column is said once. */
export function errorsByMeaning(
  errors: Errors,
): (Pick<Errors[number], 'column' | 'message'> & { readonly lines: number[] })[] {
  const found = new Map<string, Pick<Errors[number], 'column' | 'message'> & { readonly lines: number[] }>();
  for (const { line, column, message } of errors) {
    const key = `${column} ${message}`;
    const same = found.get(key) ?? { column, message, lines: [] };
    found.set(key, same);
    same.lines.push(line);
  }
  return [...found.values()];
}

/** Returns the sentence of a number that is probably mistyped: `Chiamate: più di 300, riga 7: Elisa Greco 1.050`. */
export const unusualInWords = ({ line, name, value, message }: ImportRead['unusual'][number]): string =>
  `${message}, riga ${line}: ${name} ${formatPoints(value)}`;

type Numbers = ImportReport['replacements'][number]['before'];

/** Returns `1 riga`, `1.234 righe`. */
export const linesInWords = (lines: number): string => amount(lines, 'riga', 'righe');

/** Returns how much has to be decided before an import: `Resta 1 cosa da decidere`. */
export const undecidedInWords = (undecided: number): string =>
  `${undecided === 1 ? 'Resta' : 'Restano'} ${amount(undecided, 'cosa', 'cose')} da decidere`;

/** Returns `settembre e ottobre 2025` for months, in their order. */
export const monthsInWords = (months: readonly string[]): string => enumerated(months.map(formatMonth));

/** Returns what an import does, in one sentence: «38 giornate nuove, 2 cambiate, 1 persona nuova». */
export function reportInWords({ entries, newPlayers }: ImportReport): string {
  const { created, replaced, unchanged } = entries;
  const people = newPlayers.length;
  const same = counted(unchanged, 'già uguale', 'già uguali');
  if (created + replaced + people === 0) return ['Nessuna giornata cambia', same].filter(Boolean).join(': ');
  const [day, days] = created === 0 ? ['giornata ', 'giornate '] : ['', ''];
  return [
    counted(created, 'giornata nuova', 'giornate nuove'),
    counted(replaced, `${day}cambiata`, `${days}cambiate`),
    same,
    counted(people, 'persona nuova', 'persone nuove'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the numbers that a line replaces: `Chiamate 80 → 95`. */
export const changesInWords = (before: Numbers, after: Numbers): string =>
  fieldChanges<Numbers>(entryFields, before, after, 'label')
    .map((change) => `${change.field} ${change.before} → ${change.after}`)
    .join(', ');
