import { formatMonth, formatPoints } from '@vetta/contract/client/formats';
import type { ImportReport } from '@vetta/contract/imports';
import { entryFields } from '../entries/entry-fields.ts';
import { fieldChanges } from '../fields/fields.ts';

type Numbers = ImportReport['replacements'][number]['before'];

/** Returns `1 riga`, `1.234 righe`. */
export const linesInWords = (lines: number): string =>
  lines === 1 ? '1 riga' : `${formatPoints(lines)} righe`;

/** Returns `settembre e ottobre 2025` for months, in their order. */
export const monthsInWords = (months: readonly string[]): string =>
  new Intl.ListFormat('it', { type: 'conjunction' }).format(months.map(formatMonth));

/** Returns what an import does, in one sentence: «38 giornate nuove, 2 cambiate, 1 persona nuova». */
export function reportInWords({ entries, newPlayers }: ImportReport): string {
  const { created, replaced, unchanged } = entries;
  const people = newPlayers.length;
  const same = `${formatPoints(unchanged)} già ${unchanged === 1 ? 'uguale' : 'uguali'}`;
  if (created + replaced + people === 0)
    return unchanged === 0 ? 'Nessuna giornata cambia' : `Nessuna giornata cambia: ${same}`;
  const days = (count: number, one: string, many: string, noun: boolean) => {
    const kind = noun ? (count === 1 ? ' giornata' : ' giornate') : '';
    return `${formatPoints(count)}${kind} ${count === 1 ? one : many}`;
  };
  return [
    created > 0 && days(created, 'nuova', 'nuove', true),
    replaced > 0 && days(replaced, 'cambiata', 'cambiate', created === 0),
    unchanged > 0 && same,
    people > 0 && `${formatPoints(people)} ${people === 1 ? 'persona nuova' : 'persone nuove'}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** Returns the numbers that a line replaces: `Chiamate 80 → 95`. */
export const changesInWords = (before: Numbers, after: Numbers): string =>
  fieldChanges<Numbers>(entryFields, before, after, 'label')
    .map((change) => `${change.field} ${change.before} → ${change.after}`)
    .join(', ');
