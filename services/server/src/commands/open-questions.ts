import type { ImportRead } from '@vetta/contract/imports';
import { cleanName } from '@vetta/contract/name-key';
import type { Unsure } from '@vetta/contract/unsure';
import type { Table } from '@vetta/tables/table';

/** Returns what must be decided for a file: where it is, the question, and the options that answer it. */
export const openQuestions = (table: Table, read: ImportRead): string[] =>
  read.unsure.map((unsure) => {
    const place = placeOf(table, read, unsure);
    return `${place}: ${unsure.question}\n${optionsFor(unsure)
      .map((option) => `    ${option}`)
      .join('\n')}`;
  });

function placeOf(table: Table, { sheet, headerLine }: ImportRead, { about, subject }: Unsure): string {
  if (about === 'person' && subject !== null) return cellOf(table, sheet, subject) ?? `«${subject}»`;
  if (about === 'sheet') return 'the workbook';
  return headerLine === null ? 'the file' : `line ${headerLine}`;
}

/** Returns the first cell with a text, `B7`; undefined if the text is in no single cell, as first and last name are. */
function cellOf({ sheets }: Table, sheet: string | null, text: string): string | undefined {
  const rows = sheets.find(({ name }) => name === sheet)?.rows ?? [];
  for (const { line, cells } of rows) {
    const place = cells.findIndex((cell) => cleanName(cell) === cleanName(text));
    if (place !== -1) return `cell ${columnLetters(place)}${line}`;
  }
  return undefined;
}

/** Returns `A` for 0, `Z` for 25, `AA` for 26. */
const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

function optionsFor({ about, subject, choices }: Unsure): string[] {
  switch (about) {
    case 'sheet':
      return choices.map(({ value }) => `--sheet "${value}"`);
    case 'day':
      return ['--day YYYY-MM-DD'];
    case 'absence':
      return choices.map(({ value, label }) => `--absences ${value}  (${label})`);
    case 'column':
      return choices.map(({ value, label }) => `--columns "${subject}=${value}"  (${label})`);
    case 'person':
      return choices.map(({ value, label }) => `--people "${subject}=${value}"  (${label})`);
  }
}
