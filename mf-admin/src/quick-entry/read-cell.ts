import { formatPoints } from '@vetta/contract/client/formats';
import type { NewEntry } from '@vetta/contract/entries';
import { bounds, type Column, isNumberColumn, labels } from './columns.ts';

export type Numbers = Pick<NewEntry, Column>;

const folded = (text: string) => text.trim().normalize('NFC').toLocaleLowerCase('it');
const yes = new Set(['sì', 'si', 's', 'x', '✓', '✔', '1', 'vero', 'true', 'yes', 'y']);
const no = new Set(['', 'no', 'n', '0', '-', '–', 'falso', 'false']);

/** Returns whether a text means yes or no, in Italian or English; undefined if neither. */
export function readYesNo(text: string): boolean | undefined {
  const word = folded(text);
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

/** `1.234` is a thousand in Italian. */
const grouped = /^\d{1,3}(\.\d{3})+$/;

/** Returns the whole number that a text says, 0 for an empty one; undefined if it is none, or outside the column's bounds. */
function readNumber(column: keyof typeof bounds, text: string): number | undefined {
  const trimmed = text.trim();
  const digits = grouped.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed;
  if (!/^\d{0,10}$/.test(digits)) return undefined;
  return bounds[column].safeParse(Number(digits)).data;
}

/** Returns the value of a cell; undefined if the text is no value of its column. */
export function readCell<C extends Column>(column: C, text: string): Numbers[C] | undefined;
export function readCell(column: Column, text: string): number | boolean | undefined {
  return isNumberColumn(column) ? readNumber(column, text) : readYesNo(text);
}

/** Returns what a cell needs, for a text that is no value of its column. */
export const explainCell = (column: Column, text: string): string =>
  isNumberColumn(column)
    ? `${labels[column]}: serve un numero intero da 0 a ${formatPoints(bounds[column].maxValue ?? 0)}`
    : `${labels[column]}: «${text.trim()}» non è sì o no`;

/** Whether two texts of a cell mean the same. An empty number is none yet, and 0 is one. */
export function sameCell(column: Column, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  if (isNumberColumn(column) && (one.trim() === '' || other.trim() === '')) return false;
  const value = readCell(column, one);
  return value !== undefined && value === readCell(column, other);
}
