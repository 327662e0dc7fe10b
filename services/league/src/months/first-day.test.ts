import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { recordEntries } from '../entries/record-entries.ts';
import { importTracker, rehearseImport } from '../imports/import-tracker.ts';
import { nowOf } from '../time/now.ts';
import { listMonths } from './list-months.ts';

const office = useOffice();

const line = (name: string, date: string) => `${name},${date},80,1,0,true`;
const file = (...lines: string[]) => ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n');
const take = (csv: string, openMonths: boolean | 'skip' = false) =>
  office.run(async (trx, now) => (await importTracker(trx, csv, now, openMonths)).reply);
const rehearse = (csv: string, openMonths: boolean | 'skip' = false) =>
  rehearseImport(office.db, csv, nowOf(office.now), openMonths);
const months = async () => (await listMonths(office.db, nowOf(office.now))).map(({ month }) => month);

async function officeOfOctober() {
  await office.begin('2025-10-22T18:00', 'Anna');
}

/** Every way to write a dated row, but the import. */
const ways: [string, (date: string) => Promise<unknown>][] = [
  ['an entry', (date) => office.record('Anna', date, { rings: 10 })],
  [
    'an evening',
    (date) => {
      const entry = { playerId: office.idOf('Anna'), rings: 10, apptSet: 0, apptDone: 0, alignment: false };
      return office.run((trx, now) => recordEntries(trx, { date, entries: [entry] }, now));
    },
  ],
  ['a tick', (date) => office.tick('Anna', 'first_timer', date)],
  ['a disqualification', (date) => office.disqualify('Anna', date.slice(0, 7))],
];

test.each(ways)(
  '%s begins in the month of the oldest entry, and a mistyped year is refused',
  async (_, write) => {
    await officeOfOctober();
    office.at('2025-12-05T18:00');
    await office.record('Anna', '2025-11-20', { rings: 10 });
    for (const date of ['2025-10-31', '2000-11-20'])
      await expect(write(date)).rejects.toMatchObject({
        code: 'before_first_day',
        status: 400,
        message: expect.stringContaining('il 1° novembre 2025: i numeri di prima si importano'),
      });
    await write('2025-11-01');
    expect(await months()).toEqual(['2025-12', '2025-11']);
  },
);

test.each(ways)(
  'while the league has no entry, %s begins on the 1st of the month before',
  async (_, write) => {
    await officeOfOctober();
    await expect(write('2025-08-31')).rejects.toMatchObject({
      code: 'before_first_day',
      message: expect.stringContaining('il 1° settembre 2025'),
    });
    await write('2025-09-01');
  },
);

test('a final month stays the beginning when its entries are gone', async () => {
  await officeOfOctober();
  await office.record('Anna', '2025-10-01', { rings: 10 });
  await office.closeAt('2025-11-03T09:00');
  await office.erase('Anna', '2025-10-01');
  office.at('2026-01-10T09:00');
  await office.record('Anna', '2025-10-01', { rings: 10 });
  await expect(office.record('Anna', '2025-09-30', { rings: 10 })).rejects.toMatchObject({ status: 400 });
});

test('a file into a league without entries begins up to five years ago', async () => {
  await officeOfOctober();
  expect((await rehearse(file(line('Anna', '2020-09-30')))).errors).toEqual([
    { line: 2, column: 'date', message: expect.stringContaining('il 1° ottobre 2020') },
  ]);
  const csv = file(line('Anna', '2025-08-01'), line('Anna', '2025-10-01'));
  expect(await rehearse(csv)).toMatchObject({ opensMonths: ['2025-08'], errors: [] });
  expect(await take(csv)).toMatchObject({ opensMonths: ['2025-08'] });
  expect(await months()).toEqual(['2025-10', '2025-09', '2025-08']);
});

test('a file opens months of a league that has begun only if that is asked for', async () => {
  await officeOfOctober();
  await office.record('Anna', '2025-10-20', { rings: 10 });
  const csv = file(line('Anna', '2025-08-01'), line('Anna', '2025-10-01'));
  expect(await rehearse(csv)).toMatchObject({
    opensMonths: ['2025-08'],
    errors: [
      {
        line: 2,
        column: 'date',
        message: expect.stringContaining('prima del 1° ottobre 2025 non sono aperti'),
        opensMonth: true,
      },
    ],
  });
  await expect(take(csv)).rejects.toMatchObject({ code: 'tracker_errors' });
  expect(await rehearse(csv, true)).toMatchObject({ opensMonths: ['2025-08'], errors: [] });
  await take(csv, true);
  expect(await months()).toEqual(['2025-10', '2025-09', '2025-08']);
  await expect(take(file(line('Anna', '2020-09-30')), true)).rejects.toMatchObject({ status: 400 });
});

test('lines of months that are not open can be left out: the others are taken, and who has no other line is nobody', async () => {
  await officeOfOctober();
  await office.record('Anna', '2025-10-20', { rings: 10 });
  const csv = file(line('Zeno', '2025-08-01'), line('Anna', '2025-09-02'), line('Anna', '2025-10-01'));
  expect(await rehearse(csv, 'skip')).toMatchObject({
    ...{ errors: [], opensMonths: [], newPlayers: [] },
    entries: { created: 1, replaced: 0, unchanged: 0 },
    skipped: { lines: 2, months: ['2025-08', '2025-09'] },
  });
  await take(csv, 'skip');
  expect(await months()).toEqual(['2025-10']);
  // Nothing else is in the file: nothing is imported, which is no error.
  const early = file(line('Anna', '2025-08-01'));
  expect(await rehearse(early, 'skip')).toMatchObject({ errors: [], skipped: { lines: 1 } });
  // What else is wrong with a file stays wrong.
  const late = file(line('Anna', '2025-08-01'), line('Anna', '2019-08-01'));
  expect((await rehearse(late, 'skip')).errors).toMatchObject([{ line: 3 }]);
});

test("the demonstration's entries and months are no beginning for a file", async () => {
  office.at('2025-11-21T10:00');
  await fillDemo(office.db, () => office.now);
  const csv = file(line('Anna', '2025-08-01'), line('Anna', '2025-11-01'));
  expect(await rehearse(csv)).toMatchObject({ opensMonths: ['2025-08'], errors: [] });
  await take(csv);
});
