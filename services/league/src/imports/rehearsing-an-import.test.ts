import { beforeEach, expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { nowOf } from '../time/now.ts';
import { importTracker, rehearseImport } from './import-tracker.ts';

const office = useOffice();
const audit = audited(office);
const file = (...lines: string[]) => ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n');

beforeEach(async () => {
  await office.begin('2025-10-22T18:00', 'Anna');
  await office.record('Anna', ['2025-10-20', '2025-10-21'], { rings: 80, apptSet: 5 });
});

const LINES = [
  'Anna,2025-10-20,80,5,0,false',
  'Anna,2025-10-21,120,0,0,true',
  'Anna,2025-10-22,30,0,0,true',
  'Bruno,2025-10-21,50,1,1,true',
  'Bruno,2025-10-22,50,1,1,true',
];

test('a rehearsal reports what the import then does, and changes nothing', async () => {
  const before = await audit.seen();
  const now = nowOf(office.now);
  const rehearsed = await rehearseImport(office.db, file(...LINES), now);
  expect(await audit.seen()).toBe(before);
  expect(rehearsed).toEqual({
    newPlayers: ['Bruno'],
    entries: { created: 3, replaced: 1, unchanged: 1 },
    replacements: [
      {
        line: 3,
        name: 'Anna',
        date: '2025-10-21',
        before: { rings: 80, apptSet: 5, apptDone: 0, alignment: false },
        after: { rings: 120, apptSet: 0, apptDone: 0, alignment: true },
      },
    ],
    opensMonths: [],
    demoRemoved: false,
    errors: [],
  });
  const { reply } = await office.run((trx) => importTracker(trx, file(...LINES), now));
  expect(reply).toEqual(rehearsed);
  expect((await rehearseImport(office.db, file(...LINES), now)).entries).toEqual({
    created: 0,
    replaced: 0,
    unchanged: 5,
  });
});

test('a rehearsal reports every error with its line and column, also a day that stands twice beside a wrong cell', async () => {
  await office.add('anna');
  const wrong = file(
    'Bruno,2025-10-20,ottanta,5,0,sì',
    'Bruno,2025-10-19,80,5,0,true,di troppo',
    'Anna,2025-10-22,1,0,0,true',
    'Bruno,2025-10-23,1,0,0,true',
    'Bruno,2025-09-30,1,0,0,true',
    'Élena,2025-10-20,1,0,0,true',
    ' e\u0301LENA ,2025-10-20,due,0,0,true',
  );
  const { errors } = await rehearseImport(office.db, wrong, nowOf(office.now));
  expect(errors).toEqual([
    { line: 2, column: 'rings', message: expect.stringContaining('«ottanta»') },
    { line: 2, column: 'alignment', message: expect.stringContaining('«sì»') },
    { line: 3, column: null, message: expect.stringContaining('più celle dell’intestazione') },
    { line: 4, column: 'name', message: expect.stringContaining('Due partecipanti') },
    { line: 5, column: 'date', message: 'La data 23 ottobre 2025 è nel futuro' },
    {
      line: 6,
      column: 'date',
      message: expect.stringContaining('prima del 1° ottobre 2025'),
      opensMonth: true,
    },
    { line: 8, column: 'rings', message: expect.stringContaining('«due»') },
    { line: 8, column: null, message: expect.stringContaining('ha già il 20 ottobre 2025 alla riga 7') },
  ]);
});

test('a name that two players share is reported for each of its lines, even of those with other errors', async () => {
  await office.add('anna');
  const wrong = file(
    'Anna,2025-10-20,ottanta,5,0,true',
    'Anna,2025-10-21,1,0,0,true',
    'ANNA,2025-10-22,1,0,0,true',
  );
  const { errors } = await rehearseImport(office.db, wrong, nowOf(office.now));
  expect(errors.map(({ line, column }) => [line, column])).toEqual([
    [2, 'rings'],
    [2, 'name'],
    [3, 'name'],
    [4, 'name'],
  ]);
});
