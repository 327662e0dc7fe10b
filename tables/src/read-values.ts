import { italianInteger } from '@vetta/contract/italian-integer';
import type { NumberField } from '@vetta/contract/tracker-fields';

/** The largest number of a day in each column; `contract/src/entries.ts` holds entries to the same. */
const LARGEST = { rings: 10_000, apptSet: 1_000, apptDone: 1_000 } as const;

const YES = new Set(['sì', 'si', "si'", 's', 'x', '✓', '✔', '1', 'vero', 'true', 'presente', 'yes', 'y']);
const NO = new Set(['', 'no', 'n', '0', '-', '–', '—', 'falso', 'false', 'assente']);

/** Returns whether a cell says yes or no, in Italian or English; undefined if neither. */
export function readYesNo(cell: string): boolean | undefined {
  const word = cell.trim().normalize('NFC').toLocaleLowerCase('it').replace('’', "'");
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/** `1.234`, `1 234` and `1'234` are a thousand and more: never a decimal point before three digits; `0.125` is a decimal. */
const GROUPED = /^[1-9]\d{0,2}(?:[.'’ \u00a0\u2009\u202f]\d{3})+(?=$|,0+$)/;
const WHOLE = /^(\d{1,10})(?:[.,]0+)?$/;

/** Returns the whole number that a cell says, whatever its size; undefined if it says none. A blank cell, or a dash alone, is null. */
export function readWholeNumber(cell: string): number | null | undefined {
  const text = cell.trim();
  if (isBlankNumber(text)) return null;
  const digits = GROUPED.test(text) ? text.replace(/[.'’ \u00a0\u2009\u202f]/g, '') : text;
  const [, whole] = WHOLE.exec(digits) ?? [];
  return whole === undefined ? undefined : Number(whole);
}

/** Whether a cell has no number: it is empty, or has the dash that spreadsheets show for none. */
export const isBlankNumber = (cell: string): boolean => /^[-–—\s\u00a0]*$/.test(cell);

/** Returns the value of a cell of a column; null for a blank number, undefined if it is no value of the column. */
export function readValue(field: NumberField, cell: string): number | boolean | null | undefined {
  if (field === 'alignment') return readYesNo(cell);
  const number = readWholeNumber(cell);
  return typeof number === 'number' && number > LARGEST[field] ? undefined : number;
}

/** Whether a cell is written as our own export writes it below this heading: below the Italian one with the Italian words, too. */
export const isExact = (field: NumberField | 'date', cell: string, heading: string): boolean => {
  const words = heading === field ? /^(?:true|false)$/ : /^(?:true|false|sì|no)$/;
  return (field === 'date' ? /^\d{4}-\d\d-\d\d$/ : field === 'alignment' ? words : /^\d{1,10}$/).test(cell);
};

/** Returns what a cell of a column needs, for one that has no such value. */
export const expectedOf = (field: NumberField, exact: boolean): string =>
  field === 'alignment'
    ? exact
      ? 'serve true o false'
      : 'serve sì o no'
    : `serve un numero intero da 0 a ${italianInteger(LARGEST[field])}`;
