import type { Day } from '../values.ts';

/** In which order a file writes day and month. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** The months in Italian and English. A word that begins one of them, of three letters or more, is that month. */
const MONTHS: readonly (readonly string[])[] = [
  ['gennaio', 'january'],
  ['febbraio', 'february'],
  ['marzo', 'march'],
  ['aprile', 'april'],
  ['maggio', 'may'],
  ['giugno', 'june'],
  ['luglio', 'july'],
  ['agosto', 'august'],
  ['settembre', 'september'],
  ['ottobre', 'october'],
  ['novembre', 'november'],
  ['dicembre', 'december'],
];

const WEEKDAY = /^(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)\p{L}*[.,]?\s+/iu;
const TIME = /[T\s,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/i;

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const NUMERIC = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/;
const IN_WORDS = /^(\d{1,2})°?[\s/.-]+(\p{L}{3,})\.?,?[\s/.-]+(\d{4}|\d{2})$/u;

interface Parts {
  readonly year: number;
  /** Month and day, or the other way round if `isOpen`. */
  readonly first: number;
  readonly second: number;
  /** Whether both orders are possible: the text has two numbers for day and month. */
  readonly isOpen: boolean;
}

const bare = (cell: string): string => cell.normalize('NFC').trim().replace(TIME, '').replace(WEEKDAY, '');

/** Returns the numbers of a day as they stand in a cell; undefined if it is none. */
function partsOf(cell: string): Parts | undefined {
  const text = bare(cell);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear !== undefined)
    return { year: Number(isoYear), first: Number(isoDay), second: Number(isoMonth), isOpen: false };
  const [, first, , second, year = ''] = NUMERIC.exec(text) ?? [];
  if (first !== undefined)
    return { year: fullYear(year), first: Number(first), second: Number(second), isOpen: true };
  const [, day, word = '', wordsYear = ''] = IN_WORDS.exec(text) ?? [];
  const month = monthOfWord(word);
  if (day === undefined || month === undefined) return undefined;
  return { year: fullYear(wordsYear), first: Number(day), second: month, isOpen: false };
}

function monthOfWord(word: string): number | undefined {
  const start = word.toLowerCase();
  const index = MONTHS.findIndex((names) => names.some((name) => name.startsWith(start)));
  return start.length < 3 || index === -1 ? undefined : index + 1;
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/**
 * Returns the day that a cell says: ISO, `24/11/2026`, `24-11-26`, `24.11.2026`, `24 nov 2026`, with or without a weekday
 * before it and a time behind it. Undefined if it says none, or one that does not exist.
 */
export function readDay(cell: string, order: DateOrder): Day | undefined {
  const parts = partsOf(cell);
  if (parts === undefined) return undefined;
  const { year, first, second, isOpen } = parts;
  return isOpen && order === 'monthFirst' ? dayOf(year, first, second) : dayOf(year, second, first);
}

function dayOf(year: number, month: number, day: number): Day | undefined {
  if (year < 2000 || year > 2999 || month < 1 || month > 12 || day < 1) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // The 31st of a month of 30 days would be the 1st of the next.
  if (date.getUTCMonth() !== month - 1) return undefined;
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the order in which a file's days are written. Day first, unless a value is only possible month first and none only
 * day first, or unless the days of one order lie in the future and those of the other do not. Null if no value leaves it open.
 */
export function dateOrderOf(cells: Iterable<string>, today: Day): DateOrder | null {
  const only = { dayFirst: false, monthFirst: false };
  const newest = { dayFirst: '', monthFirst: '' };
  let isOpen = false;
  for (const cell of new Set(cells)) {
    if (!partsOf(cell)?.isOpen) continue;
    const dayFirst = readDay(cell, 'dayFirst') ?? '';
    const monthFirst = readDay(cell, 'monthFirst') ?? '';
    isOpen = true;
    if (monthFirst === '') only.dayFirst ||= dayFirst !== '';
    else if (dayFirst === '') only.monthFirst = true;
    if (dayFirst > newest.dayFirst) newest.dayFirst = dayFirst;
    if (monthFirst > newest.monthFirst) newest.monthFirst = monthFirst;
  }
  if (!isOpen) return null;
  if (only.dayFirst) return 'dayFirst';
  if (only.monthFirst) return 'monthFirst';
  return newest.dayFirst > today && newest.monthFirst <= today ? 'monthFirst' : 'dayFirst';
}

/** A day within a sheet's or a file's name, with the year or, if the month is a word, without it. */
const IN_NAME = [
  /(?<!\d)(\d{4}[-_./]?\d{2}[-_./]?\d{2})(?!\d)/,
  /(?<!\d)(\d{1,2}([-_./ ])\d{1,2}\2(?:\d{4}|\d{2}))(?!\d)/,
  /(?<!\d)(\d{1,2}°?[\s_.-]+\p{L}{3,}\.?[\s_.-]+(?:\d{4}|\d{2}))(?!\d)/u,
] as const;
const WITHOUT_YEAR = /(?<!\d)(\d{1,2})°?[\s_.-]+(\p{L}{3,})/u;

/** Returns the day in a sheet's or a file's name; of a day without a year, the last such day up to today. */
export function dayInName(name: string, today: Day): Day | undefined {
  const text = name.replace(/\.(csv|tsv|txt|xlsx|ods)$/i, '');
  for (const pattern of IN_NAME) {
    const [, found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const spelled = found.replace(/^(\d{4})[-_./]?(\d{2})[-_./]?(\d{2})$/, '$1-$2-$3').replaceAll('_', '-');
    const day = readDay(spelled, 'dayFirst');
    if (day !== undefined) return day;
  }
  const [, day, word = ''] = WITHOUT_YEAR.exec(text) ?? [];
  const month = monthOfWord(word);
  if (day === undefined || month === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  return [year, year - 1]
    .map((candidate) => dayOf(candidate, month, Number(day)))
    .find((candidate) => candidate !== undefined && candidate <= today);
}
