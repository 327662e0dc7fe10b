import { nameKey } from '@vetta/contract/name-key';
import type { Columns } from './find-columns.ts';
import type { TableRow } from './table.ts';

/** The first word of a row of sums, which is no person's name: «Totale Team Nord», «Totale 24/11». */
const TOTAL = /^(?:sub|grand?)?[ -]?(?:totale|totali|totals?)(?![\p{L}\p{N}'])/u;
/** Words that are names too: «Somma Anna» is a person, «Somma giornata» is none. */
const SUM =
  /^(?:(?:sub)?tot|somm[ae]|medi[ae]|sum|average)(?:[. ]+(?:generale|complessiv[oaie]|parzial[ei]|giornalier[oaie]|settimanal[ei]|mensil[ei]|giorno|giornata|settimana|mese|ufficio|sede|reparto|team|gruppo|squadra|finale))*(?: (?:al|del|di|per) .*)?$/;

const isTotal = (cell: string): boolean => {
  const key = nameKey(cell);
  return TOTAL.test(key) || SUM.test(key.replace(/[\s\d:.,=/()-]+$/, ''));
};

/** Returns why a row is no person's: a sum of others, named by its first cell or in the place of a name, or the header again. */
export function whyNoPerson({ cells }: TableRow, name: string, { headerRows }: Columns): string | undefined {
  const label = name === '' ? cells.find((cell) => cell.trim() !== '') : name;
  if (label !== undefined && isTotal(label)) return `«${shown(label.trim())}» è una somma di altre righe`;
  const isHeading = headerRows.some((header) =>
    cells.every((cell, place) => cell.trim() === (header.cells[place]?.trim() ?? '')),
  );
  return isHeading ? 'È l’intestazione, ripetuta' : undefined;
}

/** Returns a cell as a sentence quotes it. */
export const shown = (cell: string): string => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);
