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

/** Returns what an import does with the file's lines, in one sentence. */
export function reportInWords({ entries: { created, replaced, unchanged } }: ImportReport): string {
  const parts = [
    created > 0 && `${linesInWords(created)} ${created === 1 ? 'nuova' : 'nuove'}`,
    replaced > 0 &&
      `${linesInWords(replaced)} che ${replaced === 1 ? 'sostituisce' : 'sostituiscono'} dati già presenti`,
    unchanged > 0 && `${linesInWords(unchanged)} già ${unchanged === 1 ? 'uguale' : 'uguali'}`,
  ].filter((part) => part !== false);
  return parts.length === 0
    ? 'Il file non ha righe'
    : new Intl.ListFormat('it', { type: 'conjunction' }).format(parts);
}

/** Returns the numbers that a line replaces: `Chiamate 80 → 95`. */
export const changesInWords = (before: Numbers, after: Numbers): string =>
  fieldChanges<Numbers>(entryFields, before, after, 'label')
    .map((change) => `${change.field} ${change.before} → ${change.after}`)
    .join(', ');
