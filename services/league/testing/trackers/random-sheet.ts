import type { ImportOptions } from '@vetta/contract/imports';
import { FIELD_LABELS, HEADINGS, type TrackerField } from '@vetta/contract/tracker-fields';
import type { Day } from '@vetta/contract/values';
import { between } from '../../src/demo/random.ts';
import { type Choices, choicesOf } from './choices.ts';
import type { MonthEntry } from './month.ts';
import {
  type Cell,
  dateStyleOf,
  namesOf,
  spellAbsence,
  spellDay,
  spellHeading,
  spellNumber,
  type Writing,
  yesNoOf,
} from './spell.ts';

export type Format = 'csv' | 'tsv' | 'xlsx' | 'ods';
export const ENCODINGS = ['utf8', 'utf8 with a mark', 'utf16le', 'utf16be', 'windows1252'] as const;

/** A sheet as somebody keeps it, before it is written as a file. */
export interface RandomSheet {
  readonly format: Format;
  readonly separator: ';' | ',' | '\t';
  readonly encoding: (typeof ENCODINGS)[number];
  readonly lineEnd: '\r\n' | '\n' | '\r';
  /** Excel's line before the sheet. */
  readonly hasSepLine: boolean;
  readonly quotesAll: boolean;
  readonly isNfd: boolean;
  readonly fileName: string;
  /** The sheet's name in a workbook, and the others beside it. */
  readonly name: string;
  readonly others: readonly { readonly name: string; readonly rows: readonly Cell[][] }[];
  readonly isLast: boolean;
  readonly options: ImportOptions;
  /** What each column is; null for one that the game does not need. */
  readonly columns: readonly (TrackerField | null)[];
  readonly rows: readonly Cell[][];
  /** The place of the header's last row in `rows`. */
  readonly headerAt: number;
  readonly headings: readonly string[];
  /** The columns whose equal cells, one below the other, are one cell. */
  readonly merged: readonly TrackerField[];
  /** What the rows say, with their places in `rows`. */
  readonly data: readonly {
    readonly at: number;
    readonly entry: Partial<MonthEntry> & Pick<MonthEntry, 'person' | 'date'>;
  }[];
}

const NUMBERS = ['rings', 'apptSet', 'apptDone', 'alignment'] as const;
const EXTRA = ['Note', 'Sede', 'Ore', 'Punti', 'N.', 'Ticket €', ''] as const;
const UNKNOWN = { rings: 'Tentativi', apptSet: 'Presi oggi', apptDone: 'Chiusi', alignment: 'Riunione' };
const TITLES = [
  'Report di novembre',
  'Tracker squadra A',
  'Aggiornato al 24/11/2026',
  'NUMERI 2026',
] as const;
const TOTALS = [
  'Totale',
  'TOTALE',
  'Totale:',
  'Totale generale',
  'Totale giornata',
  'Totale 24/11/2026',
  'Totale Team Nord',
  'Tot.',
  'Somma',
  'Media',
  'Subtotale',
] as const;

/** Makes a sheet of some of the entries, in a random format, layout, order, spelling and encoding. */
export function randomSheet(random: () => number, entries: readonly MonthEntry[]): RandomSheet {
  const choices = choicesOf(random);
  const { chance, pick, shuffle } = choices;
  const format = pick<Format>(['csv', 'csv', 'csv', 'tsv', 'xlsx', 'ods']);
  const isWorkbook = format === 'xlsx' || format === 'ods';
  const encoding = pick(ENCODINGS);
  const writing: Writing = { isWorkbook, isNarrow: !isWorkbook && encoding === 'windows1252' };

  const days = [...new Set(entries.map(({ date }) => date))];
  const isOneDay = chance(0.25);
  const kept = isOneDay
    ? [pick(days as [Day, ...Day[]])]
    : chance(0.7)
      ? days
      : days.slice(0, between(random, 1, days.length));
  const ordered = inOrder(
    entries.filter(({ date }) => kept.includes(date)),
    choices,
  );
  const hasDates = !isOneDay || chance(0.3);
  const { columns, headings, chosen } = columnsOf(choices, hasDates);
  const day = hasDates ? undefined : kept[0];
  const told =
    day === undefined
      ? undefined
      : pick(isWorkbook ? (['option', 'file', 'sheet'] as const) : (['option', 'file'] as const));
  const others = isWorkbook && chance(0.3) ? otherSheets(choices) : [];

  const name = told === 'sheet' && day !== undefined ? nameWithDay(day, choices) : 'Numeri';

  const dateStyle = dateStyleOf(choices, kept, writing);
  const names = namesOf(choices, writing);
  const spellYesNo = yesNoOf(choices, writing);
  const cellOf = (entry: MonthEntry, field: TrackerField | null, mayBeBlank: boolean): Cell => {
    if (field === null || field === 'role' || field === 'team' || field === 'absence')
      return extraCell(choices);
    if (field === 'name') return names.whole(entry.person);
    if (field === 'firstName') return names.part(entry.person.first);
    if (field === 'lastName') return names.part(entry.person.last);
    if (field === 'date') return spellDay(entry.date, dateStyle, choices);
    if (field === 'alignment') return spellYesNo(entry.alignment);
    return spellNumber(entry[field], choices, writing, mayBeBlank);
  };

  const header = chance(0.3) ? onTwoRows(columns, headings, chosen) : [headings];
  const isOnTop = (entry: MonthEntry, before: MonthEntry | undefined, field: TrackerField | null) =>
    field === 'date' ? entry.date !== before?.date : entry.person !== before?.person;
  const merged = chance(0.2) ? mergedColumns(ordered) : [];

  const rows: Cell[][] = [];
  const data: { at: number; entry: MonthEntry }[] = [];
  const blank = (): Cell[] => columns.map(() => '');
  const first = (text: string): Cell[] => [text, ...blank().slice(1)];
  if (chance(0.3))
    for (const title of shuffle(TITLES).slice(0, between(random, 1, 2))) rows.push(first(title));
  if (chance(0.2)) rows.push(blank());
  rows.push(...header.map((cells) => [...cells]));
  const headerAt = rows.length - 1;
  const hasTotals = chance(0.3);
  const hasBlankRows = chance(0.2);
  for (const [index, entry] of ordered.entries()) {
    const isNewDay = index > 0 && entry.date !== ordered[index - 1]?.date;
    if (isNewDay && hasTotals && chance(0.2)) rows.push(totalRow(columns, choices, writing));
    if (isNewDay && hasBlankRows && chance(0.3)) rows.push(blank());
    if (isNewDay && hasBlankRows && chance(0.1)) rows.push(...header.map((cells) => [...cells]));
    data.push({ at: rows.length, entry });
    // A row without any number would be left out.
    const hasNumber = NUMBERS.some((field) => columns.includes(field) && Number(entry[field]) > 0);
    // The word stands in one of the numbers' cells, the others are blank.
    const wordAt = entry.absent && pick(NUMBERS.filter((field) => columns.includes(field)) as ['rings']);
    rows.push(
      columns.map((field) =>
        merged.some((one) => one === field) && !isOnTop(entry, ordered[index - 1], field)
          ? ''
          : field === wordAt
            ? spellAbsence(choices)
            : wordAt && NUMBERS.some((one) => one === field)
              ? ''
              : cellOf(entry, field, hasNumber),
      ),
    );
  }
  if (hasTotals) rows.push(blank(), totalRow(columns, choices, writing));
  return {
    format,
    separator: format === 'tsv' ? '\t' : pick([';', ';', ',']),
    encoding,
    lineEnd: pick(['\r\n', '\r\n', '\n', '\r']),
    hasSepLine: format === 'csv' && chance(0.1),
    quotesAll: chance(0.15),
    isNfd: !writing.isNarrow && chance(0.1),
    fileName:
      told === 'file' && day !== undefined
        ? `${nameWithDay(day, choices)}.${isWorkbook ? format : 'csv'}`
        : 'tracker.csv',
    name,
    others,
    isLast: chance(0.5),
    options: {
      ...(told === 'option' && { day }),
      ...(others.some(({ isTracker }) => isTracker) && { sheet: name }),
      columns: chosen,
    },
    columns,
    rows,
    headerAt,
    headings,
    merged,
    data: data.map(({ at, entry: { person, date, ...numbers } }) => ({
      at,
      entry: {
        person,
        date,
        ...(numbers.absent && { absent: true as const }),
        ...Object.fromEntries(
          NUMBERS.filter((field) => numbers.absent || columns.includes(field)).map((field) => [
            field,
            numbers[field],
          ]),
        ),
      },
    })),
  };
}

/** Returns the headings on two rows, the appointments under one heading, if they stand side by side. */
function onTwoRows(
  columns: readonly (TrackerField | null)[],
  headings: string[],
  chosen: Partial<Record<TrackerField, unknown>>,
): string[][] {
  const [set, done] = [columns.indexOf('apptSet'), columns.indexOf('apptDone')];
  if (Math.abs(set - done) !== 1 || chosen.apptSet !== undefined || chosen.apptDone !== undefined)
    return [headings];
  headings[set] = 'Appuntamenti Fissati';
  headings[done] = 'Appuntamenti Conclusi';
  const first = Math.min(set, done);
  return [
    headings.map((heading, place) => (place === first ? 'Appuntamenti' : place === first + 1 ? '' : heading)),
    headings.map((_, place) => (place === set ? 'Fissati' : place === done ? 'Conclusi' : '')),
  ];
}

/** Returns the columns whose cells can be merged: those of days, or of people, that stand together, mostly two or more. */
function mergedColumns(ordered: readonly MonthEntry[]): TrackerField[] {
  const changes = (keyOf: (entry: MonthEntry) => unknown) =>
    ordered.filter((entry, index) => index === 0 || keyOf(entry) !== keyOf(ordered[index - 1] as MonthEntry))
      .length;
  const days = changes(({ date }) => date);
  const people = changes(({ person }) => person);
  if (days * 2 <= ordered.length) return ['date'];
  return people * 2 <= ordered.length ? ['name', 'firstName', 'lastName'] : [];
}

function inOrder(entries: readonly MonthEntry[], { pick, shuffle }: Choices): MonthEntry[] {
  const by = (keyOf: (entry: MonthEntry) => string) =>
    entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0));
  return pick([
    () => [...entries],
    () => by(({ person, date }) => `${person.last} ${date}`),
    () => [...entries].reverse(),
    () => shuffle(entries),
  ])();
}

/** Which columns a sheet has, in its order; a heading that is not known is decided by an option. */
function columnsOf(choices: Choices, hasDates: boolean) {
  const { chance, pick, shuffle, random } = choices;
  const isTwoNames = chance(0.25);
  const dropped = (['apptSet', 'apptDone', 'alignment'] as const).filter(() => chance(0.08));
  const wanted: readonly TrackerField[] = [
    ...(isTwoNames ? (['firstName', 'lastName'] as const) : (['name'] as const)),
    ...(hasDates ? (['date'] as const) : []),
    ...NUMBERS.filter((field) => !dropped.some((one) => one === field)),
  ];
  const extras = chance(0.4) ? shuffle(EXTRA).slice(0, between(random, 1, 2)) : [];
  const cells: { field: TrackerField | null; heading: string }[] = [
    ...wanted.map((field) => ({ field, heading: '' })),
    ...extras.map((heading) => ({ field: null, heading })),
  ];
  const order = chance(0.5) ? shuffle(cells) : cells;
  // The name of a column without a heading is its place.
  const chosen: { [Field in TrackerField]?: string | number | null } = Object.fromEntries(
    dropped.map((field) => [field, null]),
  );
  const headings = order.map(({ field, heading }, place) => {
    if (field === null) return heading;
    if (field !== 'name' && field !== 'date' && field in UNKNOWN && chance(0.06)) {
      const unknown = UNKNOWN[field as keyof typeof UNKNOWN];
      // A header needs one number that it names itself: rings keep a heading.
      if (field !== 'rings') {
        chosen[field] = chance(0.5) ? unknown : place;
        return unknown;
      }
    }
    if (field === 'firstName') return pick(['Nome', 'NOME', 'First name']);
    const known = HEADINGS[field];
    return spellHeading(
      pick([FIELD_LABELS[field], ...known.filter((one) => field !== 'lastName' || one !== 'Last name')]),
      choices,
    );
  });
  return { columns: order.map(({ field }) => field), headings, chosen };
}

const extraCell = ({ pick, random }: Choices): Cell =>
  pick([
    '',
    'in ferie domani',
    'dice «ok»; richiama',
    'Nord, Sud',
    '5" di ritardo',
    String(between(random, 1, 90)),
  ]);

function totalRow(
  columns: readonly (TrackerField | null)[],
  { pick, random }: Choices,
  { isWorkbook }: Writing,
): Cell[] {
  const label = pick(TOTALS);
  const at = pick([columns.findIndex((field) => field === 'name' || field === 'firstName'), 0]);
  // A label that stands where a number does would be one.
  const labelAt = NUMBERS.some((field) => columns[at] === field)
    ? columns.findIndex((field) => field === 'name' || field === 'firstName')
    : at;
  return columns.map((field, place) => {
    if (place === labelAt) return label;
    const sum = between(random, 0, 9_999) / (label === 'Media' ? 7 : 1);
    const isNumber = NUMBERS.some((one) => one === field);
    return isNumber ? (isWorkbook ? sum : String(sum).replace('.', ',')) : '';
  });
}

function otherSheets({ pick }: Choices) {
  const notes = {
    name: 'Istruzioni',
    isTracker: false,
    rows: [['Come si compila'], ['Una riga per persona e giorno']],
  };
  const older = {
    name: 'Ottobre',
    isTracker: true,
    rows: [
      ['Nome', 'Data', 'Chiamate'],
      ['Ugo Dé', '02/10/2026', '55'],
    ],
  };
  return pick([[notes], [older], [notes, older]]);
}

function nameWithDay(day: Day, { pick }: Choices): string {
  const [year, month, dd] = day.split('-');
  return pick([
    `tracker ${dd}-${month}-${year}`,
    `${Number(dd)} novembre`,
    `numeri_${year}${month}${dd}`,
    `${dd}.${month}.${year?.slice(2)}`,
    `squadra A ${Number(dd)} nov ${year}`,
  ]);
}
