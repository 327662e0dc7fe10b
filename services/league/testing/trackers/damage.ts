import type { TrackerField } from '@vetta/contract/tracker-fields';
import { between } from '../../src/demo/random.ts';
import { choicesOf } from './choices.ts';
import type { RandomSheet } from './random-sheet.ts';
import type { Cell } from './spell.ts';

export interface DamagedSheet {
  readonly sheet: RandomSheet;
  /** What was done, for the message of a failed test. */
  readonly how: string;
  /** Where an error must be: the row of the sheet, and the column's heading; null for a whole row. */
  readonly line: number;
  readonly column: string | null;
  /** What the sentence quotes. */
  readonly quotes: string;
}

const WRONG_NUMBERS: readonly [Cell, ...Cell[]] = [
  '88,5',
  '88.5',
  '12,',
  '-3',
  '10001',
  'dodici',
  '1O',
  '#N/D',
  '#REF!',
  '1,234',
  '0.125',
  '1.23',
  '1.2345',
  '3/4',
  '24/11/2026',
  '7 ?',
  '1e3',
  '∞',
];
const WRONG_DAYS: readonly [Cell, ...Cell[]] = [
  '31/11/2026',
  '2026-13-01',
  '00/11/2026',
  '24/13',
  'ieri',
  '24',
  '32 novembre 2026',
  '24 novem. bre 2026',
  '4635',
  '24/11/1926',
  '',
];
const WRONG_YES_NO: readonly [Cell, ...Cell[]] = ['forse', '2', 'ferie?', 'sì?', '?', '10'];
const TYPED: readonly [Cell, ...Cell[]] = [
  88.5,
  -3,
  10_001,
  true,
  new Date('2026-11-24T00:00:00Z'),
  0.125,
  '#N/A',
];

/** Puts one wrong cell into a sheet. */
export function damage(sheet: RandomSheet, random: () => number): DamagedSheet {
  const { pick } = choicesOf(random);
  const isWorkbook = sheet.format === 'xlsx' || sheet.format === 'ods';
  const { at } = pick(sheet.data as [RandomSheet['data'][number], ...RandomSheet['data']]);
  // A wrong cell of merged ones is wrong in several rows.
  const places = sheet.columns.flatMap((field, index) =>
    field === null || sheet.merged.includes(field) ? [] : [index],
  );
  const place = pick(places as [number, ...number[]]);
  const field = sheet.columns[place] as TrackerField;
  const heading = String(sheet.headings[place]).trim();
  const isWide = sheet.separator === '\t' || sheet.encoding !== 'windows1252' || isWorkbook;
  const cell =
    field === 'date'
      ? pick(WRONG_DAYS)
      : field === 'alignment'
        ? pick(WRONG_YES_NO)
        : field === 'rings' || field === 'apptSet' || field === 'apptDone'
          ? isWorkbook && random() < 0.5
            ? pick(TYPED)
            : pick(WRONG_NUMBERS)
          : pick(['Ada\nNeri', 'N'.repeat(121)]);
  const wrong = cell === '∞' && !(isWide && sheet.encoding !== 'windows1252') ? 'infinito' : cell;
  const rows = sheet.rows.map((cells, index) =>
    index === at ? cells.map((old, index) => (index === place ? wrong : old)) : cells,
  );
  return {
    sheet: { ...sheet, rows },
    how: `${field} = ${String(wrong)}`,
    line: at + 1,
    column:
      field === 'firstName' ? String(sheet.headings[sheet.columns.indexOf('lastName')]).trim() : heading,
    quotes: quoted(wrong),
  };
}

function quoted(cell: Cell): string {
  if (cell instanceof Date) return '2026-11-24';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return String(cell).replace('\n', ' ').slice(0, 30);
}

/** Puts a separator too many into a row of a text, so that its cells stand in the wrong columns. */
export function shift(sheet: RandomSheet, random: () => number): DamagedSheet {
  const { pick } = choicesOf(random);
  const { at } = pick(sheet.data as [RandomSheet['data'][number], ...RandomSheet['data']]);
  const place = between(random, 0, sheet.columns.length - 1);
  const rows = sheet.rows.map((cells, index) =>
    index === at ? [...cells.slice(0, place), '', ...cells.slice(place, -1), 'fine'] : cells,
  );
  return {
    sheet: { ...sheet, rows },
    how: `a cell more at ${place}`,
    line: at + 1,
    column: null,
    quotes: 'fine',
  };
}
