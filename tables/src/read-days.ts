import { romeDay } from '@vetta/contract/rome-time';
import type { Day } from '@vetta/contract/values';

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
/** The days of the week from Sunday on, as `getUTCDay` counts them. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['domenica', 'sunday'],
  ['lunedi', 'monday'],
  ['martedi', 'tuesday'],
  ['mercoledi', 'wednesday'],
  ['giovedi', 'thursday'],
  ['venerdi', 'friday'],
  ['sabato', 'saturday'],
];

/** A time behind a day, with its zone if it has one: `18.30`, `9:15 AM`, `ore 9:15`, `23:00:00.000Z`, `09:15:00 UTC`. */
const TIME =
  /(?:[T\s,]+|\s+[-–]\s+)(?:(?:alle|ore|h|at)\s+)*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?m\.?)?\s*(Z|CES?T|(?:UTC|GMT)?(?:[+-]\d\d(?::?\d\d)?)?)?(?:\s*\([^)]*\))?$/i;
const WEEKDAY_BEFORE = /^(\p{L}{2,})[.,]?[\s-]+/u;
const WEEKDAY_BEHIND = /[\s,(-]+(\p{L}{2,})[.)]*$/u;

const YEAR = "'?(\\d{4}|\\d{2})";
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const COMPACT = /^(2\d{3})(\d\d)(\d\d)$/;
const NUMERIC = new RegExp(`^(\\d{1,2})([/.\\- ])(\\d{1,2})\\2${YEAR}$`);
const IN_WORDS = new RegExp(
  `^(\\d{1,2})(?:[°º]|st|nd|rd|th)?[\\s/.-]*(\\p{L}{3,})\\.?,?(?:[\\s/.-]+${YEAR})?$`,
  'u',
);
const MONTH_BEFORE = /^(\p{L}{3,})\.?[\s-]+(\d{1,2})(?:[°º]|st|nd|rd|th)?(?:,?[\s-]+(\d{4}))?$/u;
const WITHOUT_YEAR = /^(\d{1,2})([/.-])(\d{1,2})\2?$/;
/** How a spreadsheet counts days, with the time as decimals. */
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

interface Parts {
  /** Undefined if the cell has none. */
  readonly year: number | undefined;
  /** Day and month, or the other way round if `isOpen`. */
  readonly first: number;
  readonly second: number;
  /** Whether both orders are possible: the text has two numbers for day and month. */
  readonly isOpen: boolean;
}

/** The parts of a day with what stands beside it. */
interface Written extends Parts {
  /** From 0 for Sunday. */
  readonly weekday?: number | undefined;
  /** The minutes since midnight, by UTC, of a time with a zone. */
  readonly utcMinutes?: number | undefined;
}

const numbersOf = (texts: readonly (string | undefined)[]): number[] => texts.map(Number);

/** Returns the numbers of a day as they stand in a cell; undefined if it is none. */
function writtenIn(cell: string): Written | undefined {
  const text = cell.normalize('NFC').trim();
  const whole = withWeekday(text);
  if (whole) return whole;
  const time = TIME.exec(text);
  const day = time && withWeekday(text.slice(0, time.index));
  return day ? { ...day, utcMinutes: utcMinutesOf(time) } : undefined;
}

function withWeekday(text: string): Written | undefined {
  const parts = partsOf(text);
  if (parts) return parts;
  for (const pattern of [WEEKDAY_BEFORE, WEEKDAY_BEHIND]) {
    const [match = '', word = ''] = pattern.exec(text) ?? [];
    const weekday = indexOfWord(WEEKDAYS, word, 2);
    const beside = weekday === undefined ? undefined : partsOf(text.replace(match, ''));
    if (beside) return { ...beside, weekday };
  }
  return undefined;
}

function partsOf(text: string): Parts | undefined {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? COMPACT.exec(text) ?? [];
  if (isoYear !== undefined)
    return { year: Number(isoYear), first: Number(isoDay), second: Number(isoMonth), isOpen: false };
  const [, serial] = SERIAL.exec(text) ?? [];
  if (serial !== undefined) return ofSerial(Number(serial));
  const [, first, , second, year] = NUMERIC.exec(text) ?? WITHOUT_YEAR.exec(text) ?? [];
  if (first !== undefined)
    return { year: fullYear(year), first: Number(first), second: Number(second), isOpen: true };
  const [, day, word = '', wordsYear] = IN_WORDS.exec(text) ?? monthBefore(text) ?? [];
  const month = indexOfWord(MONTHS, word);
  if (day === undefined || month === undefined) return undefined;
  return { year: fullYear(wordsYear), first: Number(day), second: month + 1, isOpen: false };
}

/** Returns the parts of «Nov 20, 2026» in the order of «20 nov 2026». «mar 24» is a Tuesday, or the 24th of March: neither. */
function monthBefore(text: string): (string | undefined)[] | undefined {
  const [match, word = '', day, year] = MONTH_BEFORE.exec(text) ?? [];
  const isOpen = year === undefined && indexOfWord(WEEKDAYS, word) !== undefined;
  return match === undefined || isOpen ? undefined : [match, day, word, year];
}

function ofSerial(serial: number): Parts | undefined {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30 + serial));
  return {
    year: date.getUTCFullYear(),
    first: date.getUTCDate(),
    second: date.getUTCMonth() + 1,
    isOpen: false,
  };
}

/** Returns the place of the list with a name that a word begins. */
function indexOfWord(names: readonly (readonly string[])[], word: string, letters = 3): number | undefined {
  const start = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // September is often written with four letters.
    .replace(/^sept$/, 'september');
  const index = names.findIndex((ones) => ones.some((name) => name.startsWith(start)));
  return start.length < letters || index === -1 ? undefined : index;
}

function fullYear(year: string | undefined): number | undefined {
  if (year === undefined) return undefined;
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

const ZONES: Readonly<Record<string, string>> = { cet: '+01', cest: '+02', z: '+00' };

/** Returns the minutes by UTC of a time with a zone, since midnight of the day beside it; undefined without a zone. */
function utcMinutesOf([, hours, minutes, , half, zone = '']: RegExpExecArray): number | undefined {
  if (zone === '') return undefined;
  const offset = (ZONES[zone.toLowerCase()] ?? zone).replace(/^(?:utc|gmt)/i, '') || '+00';
  const [, sign, zoneHours, zoneMinutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  const [hour = 0, minute = 0, ahead = 0, aheadMinutes = 0] = numbersOf([
    hours,
    minutes,
    zoneHours,
    zoneMinutes,
  ]);
  const ofDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return ofDay * 60 + minute - (ahead * 60 + aheadMinutes) * (sign === '-' ? -1 : 1);
}

/**
 * Returns the day that a cell says: ISO, `24/11/2026`, `24-11-26`, `24.11.2026`, `24 nov 2026`, `Nov 24, 2026`, a spreadsheet's
 * number of days, with or without a weekday beside it and a time behind it. A time with a zone is an instant: its day in Rome. A
 * day without a year is the last one up to today, or the next if that is near: it is refused as in the future. Undefined if it
 * says none, one that does not exist, or one without a year on another weekday than it says.
 */
export function readDay(cell: string, order: DateOrder, today: Day): Day | undefined {
  const written = writtenIn(cell);
  if (written === undefined) return undefined;
  const { year, first, second, isOpen, weekday, utcMinutes } = written;
  const [month, number] = isOpen && order === 'monthFirst' ? [first, second] : [second, first];
  if (year === undefined) {
    const day = withoutYear(month, number, today);
    const isOther = weekday !== undefined && day !== undefined && utc(day).getUTCDay() !== weekday;
    return isOther ? undefined : day;
  }
  const day = dayOf(year, month, number);
  if (day === undefined || utcMinutes === undefined) return day;
  return romeDay(new Date(utc(day).valueOf() + utcMinutes * 60_000));
}

/** Whether a cell is written as a day, in one order or the other. */
export const isDay = (cell: string): boolean =>
  // A bare number may be one of anything: only a column of days makes a day of it.
  !/^\d+(?:[.,]\d*)?$/.test(cell.trim()) &&
  (readDay(cell, 'dayFirst', ANY_DAY) ?? readDay(cell, 'monthFirst', ANY_DAY)) !== undefined;

/** A leap day: each day of a year is one of the year before it, or of its own. */
const ANY_DAY = '2024-02-29';

/** How many days ahead a day without a year is the next one, and not one of a year ago. */
const NEAR = 31;

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

function withoutYear(month: number, number: number, today: Day): Day | undefined {
  const near = new Date(utc(today).valueOf() + NEAR * 86_400_000).toISOString().slice(0, 10);
  return lastUpTo(near, month, number);
}

/** Returns the last day with this month and number up to another day. */
function lastUpTo(end: Day, month: number, number: number): Day | undefined {
  const year = Number(end.slice(0, 4));
  // The 29th of February is not in every year.
  return Array.from({ length: 9 }, (_, ago) => dayOf(year - ago, month, number)).find(
    (day) => day !== undefined && day <= end,
  );
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
    if (!writtenIn(cell)?.isOpen) continue;
    const dayFirst = readDay(cell, 'dayFirst', today) ?? '';
    const monthFirst = readDay(cell, 'monthFirst', today) ?? '';
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
const NAME_WITHOUT_YEAR = /(?<!\d)(\d{1,2})°?[\s_.-]+(\p{L}{3,})/u;

/** Returns the day in a sheet's or a file's name; of a day without a year, the last such day up to today. */
export function dayInName(name: string, today: Day): Day | undefined {
  const text = name.replace(/\.(csv|tsv|txt|xlsx|ods)$/i, '');
  for (const pattern of IN_NAME) {
    const [, found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const spelled = found.replace(/^(\d{4})[-_./]?(\d{2})[-_./]?(\d{2})$/, '$1-$2-$3').replaceAll('_', '-');
    const day = readDay(spelled, 'dayFirst', today);
    if (day !== undefined) return day;
  }
  const [, day, word = ''] = NAME_WITHOUT_YEAR.exec(text) ?? [];
  const month = indexOfWord(MONTHS, word);
  return day === undefined || month === undefined ? undefined : lastUpTo(today, month + 1, Number(day));
}
