import { fieldOfHeading, headingKey, NUMBER_FIELDS, type TrackerField } from '@vetta/contract/tracker-fields';
import { areAbsences } from './absences.ts';
import { isDay } from './read-days.ts';
import { readWholeNumber, readYesNo } from './read-values.ts';
import type { TableRow } from './table.ts';

/**
 * Which column is what, as an admin decided: by its heading, by its place from 0, or null for a field that the file does not
 * have. A field that is left out is found by its heading.
 */
export type ColumnChoices = { readonly [Field in TrackerField]?: string | number | null | undefined };

/** A column as the file has it. */
export interface HeaderColumn {
  /** Empty for a column without a heading. */
  readonly heading: string;
  readonly field: TrackerField | null;
  /** Its first three values. */
  readonly samples: readonly string[];
}

export interface LeftOut {
  readonly line: number;
  /** An Italian sentence. */
  readonly why: string;
}

/** A table's columns, and the rows below its header. */
export interface Columns {
  /** The last row of the header; null if no row is one. */
  readonly line: number | null;
  /** How many cells the header has in a text; undefined in a workbook, and without a header. */
  readonly width: number | undefined;
  readonly header: readonly HeaderColumn[];
  /** The header's rows as the sheet has them: one or two, none without a header. */
  readonly headerRows: readonly TableRow[];
  /** The place of each field's column, from 0. */
  readonly places: ReadonlyMap<TrackerField, number>;
  /** The fields that several columns could be, with the columns' places. Their columns have no field. */
  readonly doubled: ReadonlyMap<TrackerField, readonly number[]>;
  readonly rows: readonly TableRow[];
  /** The rows above the header, and the columns that nothing needs. */
  readonly leftOut: readonly LeftOut[];
  /** The choices that name no column of the file. */
  readonly unknownChoices: readonly string[];
}

/**
 * Finds the columns of a sheet. The header is the first row, or two rows, that name a person's column and one number. Without one,
 * it is the first row of words; without that too the columns have no headings, and all rows are data.
 */
export function findColumns(rows: readonly TableRow[], choices: ColumnChoices = {}): Columns {
  const found = headerIn(rows, choices);
  const { at, height } = found ?? firstRowOfWords(rows, choices);
  const headerRows = rows.slice(Math.max(at, 0), at + height);
  const body = rows.slice(at + height);
  const headings = headingsOf(headerRows.map(({ cells }) => cells));
  const width = body.reduce((widest, { cells }) => Math.max(widest, cells.length), headings.length);
  const { places, doubled } = placesOf(headings, choices);
  const ofAbsences = Array.from({ length: width }, (_, place) => place).find(
    (place) =>
      !places.has('absence') &&
      choices.absence === undefined &&
      ![...places.values(), ...[...doubled.values()].flat()].includes(place) &&
      areAbsences(body.map(({ cells }) => cells[place] ?? '')),
  );
  if (ofAbsences !== undefined) places.set('absence', ofAbsences);
  const fields = new Map([...places].map(([field, place]) => [place, field]));
  const header = Array.from({ length: width }, (_, place) => ({
    heading: headings[place] ?? '',
    field: fields.get(place) ?? null,
    samples: samplesOf(body, place),
  }));
  const line = headerRows.at(-1)?.line ?? null;
  const widths = headerRows.flatMap(({ width: cells }) => cells ?? []);
  return {
    line,
    width: widths.length > 0 ? Math.max(...widths) : undefined,
    header,
    headerRows,
    places,
    doubled,
    rows: body,
    leftOut: [
      ...rows.slice(0, Math.max(at, 0)).map((row) => ({
        line: row.line,
        why: `Sopra l’intestazione: «${row.cells.find((cell) => cell.trim() !== '')?.trim()}»`,
      })),
      ...unusedColumns(header, doubled, line ?? rows[0]?.line ?? 1),
    ],
    unknownChoices: Object.values(choices).flatMap((choice) =>
      typeof choice === 'string' && placeOf(choice, headings) === -1 ? [choice] : [],
    ),
  };
}

/** Whether a row names a person's column and one number. */
export function isHeader(cells: readonly string[], choices: ColumnChoices = {}): boolean {
  const { places, doubled } = placesOf(cells, choices);
  const has = (field: TrackerField) => places.has(field) || doubled.has(field);
  // A choice by its place says nothing of this row: the row must have a heading of its own.
  const isNamed = NUMBER_FIELDS.some((field) => has(field) && typeof choices[field] !== 'number');
  return (has('name') || has('lastName')) && isNamed && !cells.some((cell) => isNumber(cell));
}

/** Where a header is: its first row, and how many rows it has. */
interface HeaderPlace {
  readonly at: number;
  readonly height: number;
}

/** Returns the place of the header; undefined if no row, and no two rows, are one. */
export function headerIn(rows: readonly TableRow[], choices: ColumnChoices = {}): HeaderPlace | undefined {
  const cellsAt = (at: number) => rows[at]?.cells ?? [];
  for (const at of rows.keys()) {
    const [cells, below] = [cellsAt(at), cellsAt(at + 1)];
    if (isHeader(cells, choices)) {
      if (isSubHeading(cells, below)) return { at, height: 2 };
      const isUnderGroups = at > 0 && isSubHeading(cellsAt(at - 1), cells);
      return isUnderGroups ? { at: at - 1, height: 2 } : { at, height: 1 };
    }
    const isPair = !isHeader(below, choices) && isSubHeading(cells, below);
    if (isPair && isHeader(headingsOf([cells, below]), choices)) return { at, height: 2 };
  }
  return undefined;
}

/**
 * Whether the second of two rows goes on with the headings of the first: «Fissati» and «Conclusi» below «Appuntamenti». Then the
 * two say of some column what neither row says alone, or one row the headings that the other one lacks.
 */
function isSubHeading(above: readonly string[], below: readonly string[]): boolean {
  // A row whose first cell alone holds something is a title.
  const isTitle = above.slice(1).every((cell) => cell.trim() === '');
  if (isTitle || [...above, ...below].some((cell) => isNumber(cell) || isDay(cell))) return false;
  const isPersonBelow = above.some(
    (heading, place) =>
      isPerson(fieldOfHeading(heading)) && fieldOfHeading(below[place] || heading) === undefined,
  );
  if (isPersonBelow) return false;
  const both = headingsOf([above, below]).map(fieldOfHeading);
  const gained = (alone: readonly string[]) =>
    both.some((field, place) => field !== undefined && field !== fieldOfHeading(alone[place] ?? ''));
  return gained(above) && gained(below);
}

const isPerson = (field: TrackerField | undefined): boolean =>
  field === 'name' || field === 'firstName' || field === 'lastName';

/**
 * Returns the headings of one or two rows. A heading above several columns, of which the sheet merged the cells, belongs to each
 * of them. Where both together are no heading that is known, the one that is known alone stands.
 */
function headingsOf(rows: readonly (readonly string[])[]): string[] {
  const [above = [], below] = rows.map((cells) => cells.map((cell) => cell.trim()));
  if (below === undefined) return above;
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, place) => {
    const [upper = '', lower = ''] = [above[place], below[place]];
    // A heading without one below it is merged downwards, and is no group's.
    if (upper !== '') group = lower === '' ? '' : upper;
    if (upper === '' && lower === '') group = '';
    const both = [upper || group, lower].filter(Boolean).join(' ');
    const known = [both, lower, upper || group].find((heading) => fieldOfHeading(heading) !== undefined);
    return known ?? both;
  });
}

const isNumber = (cell: string): boolean => typeof readWholeNumber(cell) === 'number';

/** Returns the first row if it has two words and no number; all rows are data if it has one. */
function firstRowOfWords(rows: readonly TableRow[], choices: ColumnChoices): HeaderPlace {
  const first = rows.findIndex(
    ({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1 || Object.keys(choices).length > 0,
  );
  const { cells = [] } = rows[first] ?? {};
  return first === -1 || cells.some((cell) => isNumber(cell))
    ? { at: 0, height: 0 }
    : { at: first, height: 1 };
}

function placesOf(headings: readonly string[], choices: ColumnChoices) {
  const given = new Map<TrackerField, number>();
  for (const [field, choice] of Object.entries(choices)) {
    const place = typeof choice === 'string' ? placeOf(choice, headings) : choice;
    // The keys of a ColumnChoices are fields.
    if (typeof place === 'number' && place >= 0) given.set(field as TrackerField, place);
  }
  const taken = new Set(given.values());
  const hasLastName = given.has('lastName') || headings.some((cell) => fieldOfHeading(cell) === 'lastName');
  const candidates = new Map<TrackerField, number[]>();
  for (const [place, heading] of headings.entries()) {
    const named = taken.has(place) ? undefined : fieldOfHeading(heading);
    const field = hasLastName && isFirstName(heading) ? 'firstName' : named;
    if (named === undefined || field === undefined || choices[field] !== undefined) continue;
    candidates.set(field, [...(candidates.get(field) ?? []), place]);
  }
  // One column holds the whole name: a first name and a last name beside it are not needed.
  if (given.has('name')) for (const part of ['firstName', 'lastName'] as const) candidates.delete(part);
  const places = new Map(given);
  const doubled = new Map<TrackerField, readonly number[]>();
  for (const [field, [place, ...others]] of candidates) {
    if (place === undefined) continue;
    if (others.length === 0) places.set(field, place);
    else doubled.set(field, [place, ...others]);
  }
  return { places, doubled };
}

const isFirstName = (heading: string): boolean => ['nome', 'name', 'firstname'].includes(headingKey(heading));

/** Returns the place of the column with a heading, -1 if there is none. */
function placeOf(choice: string, headings: readonly string[]): number {
  const exact = headings.findIndex((heading) => heading.trim() === choice.trim());
  return exact === -1 ? headings.findIndex((heading) => headingKey(heading) === headingKey(choice)) : exact;
}

function samplesOf(rows: readonly TableRow[], place: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[place]?.trim() ?? '';
    if (cell !== '') samples.add(cell);
    if (samples.size === 3) break;
  }
  return [...samples];
}

function unusedColumns(
  header: readonly HeaderColumn[],
  doubled: ReadonlyMap<TrackerField, readonly number[]>,
  line: number,
): LeftOut[] {
  const asked = new Set([...doubled.values()].flat());
  return header.flatMap(({ heading, field, samples: [sample] }, place) => {
    if (field !== null || asked.has(place) || (heading === '' && sample === undefined)) return [];
    const named = heading === '' ? `numero ${place + 1}, senza titolo` : `«${heading}»`;
    return [{ line, why: `La colonna ${named} non serve` }];
  });
}

/** Whether a column without a field could be the one that is missing: half of its samples or more are values of that kind. */
export function couldBe(field: TrackerField, { samples }: HeaderColumn): boolean {
  if (field === 'name') return samples.length > 0 && !samples.some(isNumber);
  const isValue =
    field === 'date'
      ? isDay
      : field === 'alignment'
        ? (cell: string) => readYesNo(cell) !== undefined
        : isNumber;
  return samples.length > 0 && samples.filter(isValue).length * 2 >= samples.length;
}
