import {
  FIELD_LABELS,
  NUMBER_FIELDS,
  TRACKER_FIELDS,
  type TrackerField,
} from '@vetta/contract/tracker-fields';

/** A column of a sheet: its title and what it is. */
export interface SheetColumn {
  readonly heading: string;
  readonly field: TrackerField | null;
}

/** What a column can be, in the order of a choice. */
export const FIELD_NAMES: Readonly<Record<TrackerField, string>> = {
  ...FIELD_LABELS,
  name: 'Nome e cognome',
  firstName: 'Solo il nome',
  lastName: 'Solo il cognome',
};

/** Returns how a column is called: its title, or its number. */
export const columnName = ({ heading }: SheetColumn, place: number): string =>
  heading === '' ? `Colonna ${place + 1}` : heading;

/** Returns the columns with one of them being another field, or none: no field has two columns. */
export const withField = (
  columns: readonly SheetColumn[],
  place: number,
  field: TrackerField | null,
): SheetColumn[] =>
  columns.map((column, at) =>
    at === place
      ? { ...column, field }
      : field !== null && column.field === field
        ? { ...column, field: null }
        : column,
  );

type Choices = Record<TrackerField, string | number | null>;

/** Returns what is chosen, as the reader of tables takes it: what no column is, the table does not have. */
export function choicesOf(columns: readonly SheetColumn[]): Choices {
  const headings = columns.map(({ heading }) => heading);
  const isOnly = (heading: string) =>
    heading !== '' && headings.filter((one) => one === heading).length === 1;
  const chosen = (field: TrackerField): string | number | null => {
    const place = columns.findIndex((column) => column.field === field);
    const heading = headings[place] ?? '';
    return place === -1 ? null : isOnly(heading) ? heading : place;
  };
  // The compiler does not follow the fields one by one.
  return Object.fromEntries(TRACKER_FIELDS.map((field) => [field, chosen(field)])) as Choices;
}

/** Whether the columns say whose the numbers are, and one number. */
export const isEnough = (columns: readonly SheetColumn[]): boolean =>
  columns.some(({ field }) => field === 'name' || field === 'lastName') &&
  columns.some(({ field }) => NUMBER_FIELDS.some((number) => number === field));
