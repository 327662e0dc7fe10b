import { formatPoints } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import { readValue } from '@vetta/tables/read-values';
import { saysAway } from './absence.ts';
import { bounds, type Column, isNumberColumn, labels } from './columns.ts';

export type Numbers = Pick<Entry, Column>;

/** Returns the value of a cell; undefined if the text is no value of its column. */
export function readCell<C extends Column>(column: C, text: string): Numbers[C] | undefined;
export function readCell(column: Column, text: string): number | boolean | undefined {
  const value = readValue(column, text);
  return value === null ? 0 : value;
}

/** Returns what a cell needs, for a text that is no value of its column. */
export const explainCell = (column: Column, text: string): string =>
  isNumberColumn(column)
    ? `${labels[column]}: serve un numero intero da 0 a ${formatPoints(bounds[column].maxValue ?? 0)}`
    : `${labels[column]}: «${text.trim()}» non è sì o no`;

/** Whether two texts of a cell mean the same. An empty number is none yet, and 0 is one. */
export function sameCell(column: Column, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  if (saysAway(column, one) && saysAway(column, other)) return true;
  if (isNumberColumn(column) && (one.trim() === '' || other.trim() === '')) return false;
  const value = readCell(column, one);
  return value !== undefined && value === readCell(column, other);
}
