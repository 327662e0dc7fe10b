import { fieldOfHeading, headingKey, NUMBER_FIELDS, type TrackerField } from './fields.ts';
import { readDay } from './read-days.ts';
import { isBlankNumber, readWholeNumber, readYesNo } from './read-values.ts';
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
  /** The row of the header; null if no row is one. */
  readonly line: number | null;
  /** How many cells the header has in a text; undefined in a workbook, and without a header. */
  readonly width: number | undefined;
  readonly header: readonly HeaderColumn[];
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
 * Finds the columns of a sheet. The header is the first row that names a person's column and one number. Without one, it is the
 * first row of words; without that too the columns have no headings, and all rows are data.
 */
export function findColumns(rows: readonly TableRow[], choices: ColumnChoices = {}): Columns {
  const found = rows.findIndex(({ cells }) => isHeader(cells, choices));
  const headerAt = found === -1 ? firstRowOfWords(rows, choices) : found;
  const headerRow = rows[headerAt];
  const body = rows.slice(headerAt + 1);
  const headings = headerRow?.cells.map((cell) => cell.trim()) ?? [];
  const width = body.reduce((widest, { cells }) => Math.max(widest, cells.length), headings.length);
  const { places, doubled } = placesOf(headings, choices);
  const fields = new Map([...places].map(([field, place]) => [place, field]));
  const header = Array.from({ length: width }, (_, place) => ({
    heading: headings[place] ?? '',
    field: fields.get(place) ?? null,
    samples: samplesOf(body, place),
  }));
  return {
    line: headerRow?.line ?? null,
    width: headerRow?.width,
    header,
    places,
    doubled,
    rows: body,
    leftOut: [
      ...rows.slice(0, Math.max(headerAt, 0)).map(({ line, cells }) => ({
        line,
        why: `Sopra l’intestazione: «${cells.find((cell) => cell.trim() !== '')?.trim()}»`,
      })),
      ...unusedColumns(header, doubled, headerRow?.line ?? rows[0]?.line ?? 1),
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

const isNumber = (cell: string): boolean => typeof readWholeNumber(cell) === 'number';

/** Returns the place of the first row that has two words and no number, -1 if the first row has one. */
function firstRowOfWords(rows: readonly TableRow[], choices: ColumnChoices): number {
  const first = rows.findIndex(
    ({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1 || Object.keys(choices).length > 0,
  );
  const { cells = [] } = rows[first] ?? {};
  return cells.some((cell) => isNumber(cell)) ? -1 : first;
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

/** Whether a column without a field could be the one that is missing: it holds values of that kind. */
export const couldBe = (field: TrackerField, { samples }: HeaderColumn): boolean =>
  samples.length > 0 &&
  samples.every((sample) =>
    field === 'date'
      ? readDay(sample, 'dayFirst') !== undefined || readDay(sample, 'monthFirst') !== undefined
      : field === 'alignment'
        ? readYesNo(sample) !== undefined
        : field === 'name'
          ? !isNumber(sample)
          : isNumber(sample) || isBlankNumber(sample),
  );
