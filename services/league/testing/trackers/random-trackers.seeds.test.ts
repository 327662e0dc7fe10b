import { matchPeople } from '@vetta/contract/match-people';
import { spellingKey } from '@vetta/contract/name-key';
import { readTable } from '@vetta/tables/read-table';
import { readTracker, type TrackerReading } from '@vetta/tables/read-tracker';
import { expect, test } from 'vitest';
import { randomFrom } from '../../src/demo/random.ts';
import { importTracker } from '../../src/imports/import-tracker.ts';
import { TrackerErrors } from '../../src/imports/tracker-errors.ts';
import { anyTracker } from '../../src/imports/tracker-source.ts';
import { lockedTransaction } from '../../src/standings/lock.ts';
import { nowOf } from '../../src/time/now.ts';
import { randomRuns } from '../histories/random-runs.ts';
import { keyed } from '../keyed-hash.ts';
import { useLeague } from '../league.ts';
import { damage, shift } from './damage.ts';
import { ABSENCES, ENTRIES, nameOf, PEOPLE, TODAY } from './month.ts';
import { type RandomSheet, randomSheet } from './random-sheet.ts';
import { writeSheet } from './write-sheet.ts';

const { seed } = randomRuns('Random sheets of one month');
const SHEETS = 500;
const IMPORTED = 10;
const DAMAGED = 200;

const players = PEOPLE.map((person) => ({ id: nameOf(person), name: nameOf(person), archivedOn: null }));

async function read(sheet: RandomSheet): Promise<TrackerReading> {
  const wrongDay = (day: string) =>
    day > TODAY
      ? { message: 'La data è nel futuro' }
      : day < '2026-01-01'
        ? { message: 'La data è troppo indietro' }
        : undefined;
  return readTracker(await readTable(await writeSheet(sheet)), sheet.options, {
    today: TODAY,
    fileName: sheet.fileName,
    wrongDay,
  });
}

/** Returns the rows as «player day numbers», in one order. */
function entriesOf({ rows }: TrackerReading): string[] {
  const people = matchPeople(rows, players);
  return rows
    .map(({ name, date, numbers }) => {
      const person = people.get(spellingKey(name));
      return inShort(
        person && !person.isAsked ? (person.playerId ?? `new: ${name}`) : `asked: ${name}`,
        date,
        numbers,
      );
    })
    .sort();
}

const inShort = (
  name: string,
  date: string,
  { rings, apptSet, apptDone, alignment, absent }: Partial<(typeof ENTRIES)[number]>,
) => [name, date, rings, apptSet, apptDone, alignment, absent].map((value) => value ?? '').join(' ');

const inWords = ({ format, separator, encoding, options, rows, headerAt }: RandomSheet) =>
  JSON.stringify({ format, separator, encoding, options, rows: rows.slice(headerAt, headerAt + 4) });

test(`${SHEETS} random sheets of one month give the entries from which they were made`, async () => {
  const formats = new Set<string>();
  for (let index = 0; index < SHEETS; index += 1) {
    const month = index % 3 === 0 ? [...ENTRIES, ...ABSENCES] : ENTRIES;
    const sheet = randomSheet(randomFrom(seed + index), month);
    formats.add(`${sheet.format} ${sheet.format === 'csv' ? sheet.encoding : ''}`);
    const reading = await read(sheet);
    const which = `FC_SEED=${seed + index}: ${inWords(sheet)}`;
    expect([reading.errors.slice(0, 3), reading.unsure], which).toEqual([[], []]);
    const expected = sheet.data
      .map(({ entry: { person, date, ...numbers } }) => inShort(nameOf(person), date, numbers))
      .sort();
    expect(entriesOf(reading), which).toEqual(expected);
  }
  expect(formats.size).toBe(8);
});

const league = useLeague();
const now = nowOf(Temporal.Instant.from(`${TODAY}T18:00:00+01:00`));
const take = async (sheet: RandomSheet) => {
  const table = await readTable(await writeSheet(sheet));
  const source = await anyTracker(league.db, { ...sheet, table }, now, keyed);
  return lockedTransaction(league.db, (trx) => importTracker(trx, source, now));
};
const stored = () =>
  league
    .db('entries')
    .join('players', 'players.id', 'entries.player_id')
    .select('entries.*', 'name')
    .orderBy('entries.id');

test(`imported, ${IMPORTED} random sheets change nothing once their month is there; ${DAMAGED} with a wrong cell say where, and change nothing`, async () => {
  const whole = Array.from({ length: IMPORTED }, (_, index) =>
    randomSheet(randomFrom(seed + index), ENTRIES),
  );
  const csv = ENTRIES.map(({ person, date, rings, apptSet, apptDone, alignment }) =>
    [nameOf(person), date, rings, apptSet, apptDone, alignment].join(),
  );
  await lockedTransaction(league.db, (trx) =>
    importTracker(trx, ['name,date,rings,apptSet,apptDone,alignment', ...csv].join('\n'), now),
  );
  const before = await stored();
  for (const [index, sheet] of whole.entries()) {
    const { reply } = await take(sheet);
    expect(reply, `FC_SEED=${seed + index}: ${inWords(sheet)}`).toMatchObject({
      newPlayers: [],
      entries: { created: 0, replaced: 0, unchanged: sheet.data.length },
    });
  }
  for (let index = 0; index < DAMAGED; index += 1) {
    const random = randomFrom(seed + index);
    const original = randomSheet(random, ENTRIES);
    // The rows below a merged cell are wrong with it.
    const isText = original.merged.length === 0 && (original.format === 'csv' || original.format === 'tsv');
    const { sheet, how, line, column, quotes } =
      isText && random() < 0.2 ? shift(original, random) : damage(original, random);
    const which = `FC_SEED=${seed + index}: ${how}, line ${line}; ${inWords(original)}`;
    const error = await take(sheet).catch((thrown: unknown) => thrown);
    if (!(error instanceof TrackerErrors)) throw new Error(which, { cause: error });
    expect(
      error.lines.map((one) => [one.line, one.column]),
      which,
    ).toEqual([[line, column]]);
    expect(error.lines[0]?.message.normalize('NFC'), which).toContain(quotes.normalize('NFC'));
  }
  expect(await stored()).toEqual(before);
});
