import { wordsInOneOrder } from '@vetta/contract/match-people';
import { nameKey } from '@vetta/contract/name-key';
import { FIELD_LABELS, NUMBER_FIELDS } from '@vetta/contract/tracker-fields';
import { type ColumnChoices, type Columns, findColumns } from '@vetta/tables/find-columns';
import { isDay } from '@vetta/tables/read-days';
import { isBlankNumber, readWholeNumber, readYesNo } from '@vetta/tables/read-values';
import type { TableRow } from '@vetta/tables/table';

/** How the columns of a pasted table are known. */
export type ColumnGuess =
  /** By its own titles, and a column of names by what it holds. */
  | { readonly kind: 'header'; readonly choices: ColumnChoices }
  /** It has names but no titles: these are its columns' titles, empty for what is not used. */
  | { readonly kind: 'titles'; readonly titles: string[] }
  /** No column holds names: its numbers go by position. */
  | { readonly kind: 'block'; readonly columns: Columns }
  /** It has names, and titles that say nothing of its numbers. */
  | { readonly kind: 'asked'; readonly columns: Columns };

/** Returns what the columns of a pasted table are. `people` are known by their names, in either order. */
export function guessColumns(
  rows: readonly TableRow[],
  people: readonly { readonly name: string }[],
): ColumnGuess {
  const known = new Set(people.map(({ name }) => wordsOf(name)));
  const found = findColumns(rows);
  const hasPerson = found.places.has('name') || found.places.has('lastName');
  const hasNumber = NUMBER_FIELDS.some((field) => found.places.has(field));
  if (found.doubled.size > 0) return { kind: 'asked', columns: found };
  if (hasPerson && hasNumber) return { kind: 'header', choices: {} };
  // What looks like a row of titles may be the first person's row, without a number.
  const top = rows.find(({ line }) => line === found.line)?.cells ?? [];
  const isPerson = top.some((cell) => known.has(wordsOf(cell)));
  const isTitled =
    !isPerson && (found.places.size > 0 || !top.some((cell) => cell.trim() !== '' && isValue(cell)));
  const columns = isTitled ? found : { ...found, line: null, rows };
  const names = hasPerson ? undefined : namesIn(columns, known);
  if (!hasPerson && names === undefined) return { kind: 'block', columns };
  if (columns.line === null) return { kind: 'titles', titles: usualTitles(columns, names ?? []) };
  if (!hasNumber) return { kind: 'asked', columns };
  const [first, second] = (names ?? []).map((place) => columns.header[place]?.heading || place);
  return {
    kind: 'header',
    choices: second === undefined ? { name: first } : { firstName: first, lastName: second },
  };
}

const wordsOf = (name: string): string => wordsInOneOrder(nameKey(name));

/** Whether a cell can be no name: it is empty, or says a number, yes or no, or a day. */
const isValue = (cell: string): boolean =>
  /^[\s\d.,+-]*$/.test(cell) ||
  isBlankNumber(cell) ||
  readWholeNumber(cell) !== undefined ||
  readYesNo(cell) !== undefined ||
  isDay(cell);

/** A first and a last name, at least: «Niccolò D’Angelo». */
const FULL_NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u;

/** Returns the places of the column of names, or of those of first and last names; undefined if no column holds names. */
function namesIn({ header, places, rows }: Columns, known: ReadonlySet<string>): number[] | undefined {
  const taken = new Set(places.values());
  const texts = header.flatMap((_, place) => {
    if (taken.has(place)) return [];
    const cells = rows.map(({ cells }) => cells[place]?.trim() ?? '').filter((cell) => cell !== '');
    const words = cells.filter((cell) => !isValue(cell));
    return words.length > 0 && words.length * 2 >= cells.length ? [{ place, words }] : [];
  });
  const matches = (wanted: readonly number[]) =>
    rows.filter(({ cells }) => known.has(wordsOf(wanted.map((place) => cells[place] ?? '').join(' '))))
      .length;
  const candidates = texts.flatMap(({ place }, index) => {
    const next = texts[index + 1]?.place;
    return next === place + 1 ? [[place], [place, next]] : [[place]];
  });
  const [best] = candidates
    .map((wanted) => ({ wanted, matched: matches(wanted) }))
    .toSorted((one, other) => other.matched - one.matched);
  if (best && best.matched > 0) return best.wanted;
  const isWide = rows.some(({ cells }) => cells.length > 1);
  const unknown = texts.find(
    ({ place, words }) =>
      (place === 0 && isWide) ||
      (rows.length > 1 && words.filter((word) => FULL_NAME.test(word)).length * 2 > words.length),
  );
  return unknown && [unknown.place];
}

/** Returns titles for a table of names without any: its numbers are in the order of the grid. */
function usualTitles({ header, rows }: Columns, names: readonly number[]): string[] {
  const numbers = [...NUMBER_FIELDS];
  let hasDay = false;
  return header.map((_, place) => {
    if (names.length === 2 && names.includes(place))
      return place === names[0] ? FIELD_LABELS.firstName : FIELD_LABELS.lastName;
    if (names.includes(place)) return FIELD_LABELS.name;
    const cells = rows.map(({ cells }) => cells[place]?.trim() ?? '').filter((cell) => cell !== '');
    if (!hasDay && cells.length > 0 && cells.every(isDay)) {
      hasDay = true;
      return FIELD_LABELS.date;
    }
    // A column of words between the numbers: an office, a note.
    if (cells.some((cell) => !isValue(cell)) && cells.every((cell) => !isNumber(cell))) return '';
    const next = numbers.shift();
    return next === undefined ? '' : FIELD_LABELS[next];
  });
}

const isNumber = (cell: string): boolean => typeof readWholeNumber(cell) === 'number';
