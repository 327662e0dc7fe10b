import type { Day } from '@vetta/contract/values';
import type { Choices } from './choices.ts';
import { nameOf, type Person } from './month.ts';

/** A cell of a sheet; a text has only texts. */
export type Cell = string | number | boolean | Date | null;

/** How the cells of one sheet may be written. */
export interface Writing {
  /** Whether cells have types, as a workbook's. */
  readonly isWorkbook: boolean;
  /** Whether only the characters of Windows-1252 can be written. */
  readonly isNarrow: boolean;
}

const MONTHS = { it: 'novembre', en: 'November' };
const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

const DATE_STYLES = [
  'typed',
  'iso',
  'slashes',
  'short',
  'dots',
  'dashes',
  'words',
  'weekday',
  'withTime',
  'isoWithTime',
  'monthFirst',
  'yearFirst',
  'withoutYear',
  'wordsWithoutYear',
  'american',
  'instant',
  'serial',
] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

/** Returns how a sheet writes its days; month first only if one of the days tells it. */
export function dateStyleOf({ pick }: Choices, days: readonly Day[], { isWorkbook }: Writing): DateStyle {
  const isTold = days.some((day) => day.slice(8) > '12');
  const possible = DATE_STYLES.filter(
    (style) => (style !== 'typed' || isWorkbook) && (style !== 'monthFirst' || isTold),
  );
  return pick(['slashes', ...possible, ...(isWorkbook ? (['typed', 'typed', 'typed'] as const) : [])]);
}

export function spellDay(day: Day, style: DateStyle, { chance }: Choices): Cell {
  const date = Temporal.PlainDate.from(day);
  const [year, month, dd] = day.split('-') as [string, string, string];
  const d = String(date.day);
  const weekday = WEEKDAYS[date.dayOfWeek - 1] ?? '';
  switch (style) {
    case 'typed':
      return new Date(`${day}T${chance(0.2) ? '18:30' : '00:00'}:00Z`);
    case 'iso':
      return day;
    case 'slashes':
      return `${dd}/${month}/${year}`;
    case 'short':
      return `${d}-${date.month}-${year.slice(2)}`;
    case 'dots':
      return `${dd}.${month}.${year}`;
    case 'dashes':
      return `${d}-nov-${year.slice(2)}`;
    case 'words':
      return `${d}${d === '1' && chance(0.5) ? '°' : ''} ${chance(0.5) ? MONTHS.it : chance(0.5) ? MONTHS.en : 'nov.'} ${year}`;
    case 'weekday':
      return `${weekday} ${d} ${MONTHS.it} ${year}`;
    case 'withTime':
      return `${dd}/${month}/${year} ${chance(0.5) ? '00:00' : '18.30.05'}`;
    case 'isoWithTime':
      return `${day}T18:30:00`;
    case 'monthFirst':
      return `${date.month}/${d}/${year}`;
    case 'yearFirst':
      return `${year}/${month}/${dd}`;
    case 'withoutYear':
      return `${chance(0.5) ? `${weekday.slice(0, 3)} ` : ''}${d}/${month}`;
    case 'wordsWithoutYear':
      return `${d}${chance(0.5) ? '-nov' : ' novembre'}`;
    case 'american':
      return `Nov${chance(0.5) ? 'ember' : ''} ${d}, ${year}${chance(0.3) ? ' 9:15 AM' : ''}`;
    case 'instant':
      // Rome's midnight, or its noon.
      return chance(0.5) ? `${date.subtract({ days: 1 })}T23:00:00.000Z` : `${day} 12:00:00+0100`;
    case 'serial':
      return String(date.since('1899-12-30').days);
  }
}

/** Returns a number as somebody writes it; a zero may be blank if `mayBeBlank`. */
export function spellNumber(
  value: number,
  { chance, pick }: Choices,
  { isWorkbook }: Writing,
  mayBeBlank: boolean,
): Cell {
  if (value === 0 && mayBeBlank && chance(0.4)) return pick(['', '-', '–', ' ']);
  if (isWorkbook && chance(0.8)) return value;
  const plain = String(value);
  const decimals = chance(0.1) ? pick([',0', '.0', ',00']) : '';
  if (value < 1_000 || chance(0.4)) return `${plain}${decimals}`;
  const mark = pick(['.', ' ', "'", '’', '\u00a0']);
  return `${plain.slice(0, -3)}${mark}${plain.slice(-3)}${decimals === ',0' ? decimals : ''}`;
}

const YES: readonly [string, ...string[]] = [
  'sì',
  'Sì',
  'SI',
  'si',
  's',
  'x',
  'X',
  '1',
  'VERO',
  'true',
  'presente',
  'Presente',
  '✓',
];
const NO: readonly [string, ...string[]] = ['no', 'No', 'n', '0', 'FALSO', 'false', 'assente', '', '-'];

/** How one sheet says yes or no: most use one word for each. */
export function yesNoOf({ chance, pick }: Choices, { isWorkbook, isNarrow }: Writing) {
  const yes = pick(YES);
  const words = { yes: isNarrow && yes === '✓' ? 'x' : yes, no: pick(NO) };
  const isTyped = isWorkbook && chance(0.5);
  return (value: boolean): Cell => (isTyped ? value : value ? words.yes : words.no);
}

/** Returns a word for an absence. */
export const spellAbsence = ({ pick }: Choices): string =>
  pick([
    'assente',
    'Assente',
    'FERIE',
    'ferie',
    'malattia',
    'in malattia',
    'permesso',
    'Permesso retribuito',
    'ass.',
  ]);

/** How one sheet has names: in which order, and how carefully. */
export function namesOf({ chance, pick, random }: Choices, { isNarrow }: Writing) {
  const order = pick(['first', 'first', 'last', 'comma'] as const);
  const isCareless = chance(0.5);
  const ordered = (person: Person) =>
    order === 'first' ? nameOf(person) : `${person.last}${order === 'comma' ? ', ' : ' '}${person.first}`;
  const spell = (name: string) => (isCareless ? carelessly(name, random, isNarrow) : name);
  return { whole: (person: Person) => spell(ordered(person)), part: spell };
}

function carelessly(name: string, random: () => number, isNarrow: boolean): string {
  const ways: readonly ((text: string) => string)[] = [
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.normalize('NFKD').replace(/\p{M}/gu, ''),
    (text) => text.replaceAll('’', "'"),
    (text) => text.replaceAll('’', '´'),
    (text) => text.replaceAll(' ', '  '),
    (text) => ` ${text} `,
    (text) => text.replaceAll(' ', '\u00a0'),
    (text) => (isNarrow ? text : text.normalize('NFD')),
    (text) => (isNarrow ? text : `\u200b${text}`),
  ];
  return ways.reduce((text, way) => (random() < 0.12 ? way(text) : text), name);
}

/** Returns a heading as somebody types it: case, dots and spaces differ. */
export function spellHeading(heading: string, { chance, pick }: Choices): string {
  if (chance(0.5)) return heading;
  return pick([
    heading.toUpperCase(),
    heading.toLowerCase(),
    `${heading} `,
    heading.replaceAll('.', ''),
    heading.replaceAll(' ', '_'),
    heading.replaceAll(' ', '  '),
    `${heading}:`,
  ]);
}
