import type { ImportOptions } from '@vetta/contract/imports';
import { readTable } from '@vetta/tables/read-table';
import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { keyed } from '../../testing/keyed-hash.ts';
import { useOffice } from '../../testing/office.ts';
import { addPlayers } from '../players/add-players.ts';
import { rows } from '../store/rows.ts';
import { forgetDecision, listRememberedPeople } from './import-decisions.ts';
import { importTracker, UndecidedImport } from './import-tracker.ts';
import { anyTracker, strictTracker } from './tracker-source.ts';

const office = useOffice();
const audit = audited(office);

const DAY = '2025-10-20';
const LINES = `Operatore;Data;Chiamate;App. fissati;App. conclusi;Presenza\n`;
const importFile = async (row: string, options: ImportOptions = {}) => {
  const table = await readTable(new TextEncoder().encode(LINES + row));
  return audit.act('POST /api/admin/imports', async (trx, now) =>
    importTracker(trx, await anyTracker(trx, { table, fileName: 'a.csv', options }, now, keyed), now),
  );
};
const strict = (row: string) =>
  audit.act('POST /api/admin/imports', (trx, now) =>
    importTracker(trx, strictTracker(`name,date,rings,apptSet,apptDone,alignment\n${row}`, keyed), now),
  );
const asked = async (row: string) =>
  importFile(row).then(
    () => [],
    (error) => {
      if (!(error instanceof UndecidedImport)) throw error;
      return error.details.unsure.map(({ question }) => question);
    },
  );
const board = () => office.order();

test('a player who was renamed is not created a second time by the name in a file', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi');
  await audit.rename('Anna Rossi', 'Anna Verdi');
  await importFile(`ROSSI ANNA;${DAY};40;0;0;sì`);
  await strict(`Anna Rossi,2025-10-21,41,0,0,true`);
  expect(await board()).toEqual(['Anna Verdi']);
  expect(await office.points('Anna Rossi')).toMatchObject({ score: 40 + 41 + 50 });
  expect(await asked(`Anna Rosi;${DAY};9;0;0;sì`)).toEqual(['«Anna Rosi» è Anna Verdi?']);
  // The grid knows an earlier name as it knows what was decided.
  expect((await listRememberedPeople(office.db)).map(({ playerId }) => playerId)).toEqual([
    office.idOf('Anna Rossi'),
  ]);
});

test('the name of a player who was removed is asked, in a file and in a list of people', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi');
  await audit.remove('Anna Rossi');
  const question = '«Rossi Anna» si chiamava un partecipante eliminato: è una persona nuova?';
  expect(await asked(`Rossi Anna;${DAY};40;0;0;sì`)).toEqual([question]);
  await expect(
    office.run((trx, now) => addPlayers(trx, { players: [{ name: 'Rossi Anna' }] }, now, keyed)),
  ).rejects.toMatchObject({ details: { unsure: [{ question }] } });
  await importFile(`Rossi Anna;${DAY};40;0;0;sì`, { people: { 'Rossi Anna': 'new' } });
  expect(await asked(`Rossi Anna;${DAY};41;0;0;sì`)).toEqual([]);
  expect(await board()).toEqual(['Rossi Anna']);
});

test('a forgotten name is asked by its keyed hash, never stored again, and no player until somebody says so', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi');
  await audit.remove('Anna Rossi');
  await office.forget('Anna Rossi');
  const row = `Rossi Anna;${DAY};40;0;0;sì`;
  const question =
    '«Rossi Anna» è il nome di una persona resa anonima: è un’altra persona, con lo stesso nome?';
  expect(await asked(row)).toEqual([question]);
  await expect(strict(`anna rossi,${DAY},40,0,0,true`)).rejects.toMatchObject({
    lines: [{ line: 2, column: 'name', message: expect.stringContaining('resa anonima') }],
  });

  const others = `${row}\nBruno Neri;${DAY};50;0;0;sì`;
  const leftOut = await importFile(others, { people: { 'Rossi Anna': 'never' } });
  await importFile(others);
  expect(await board()).toEqual(['Bruno Neri']);
  const stored = await rows(
    office.db,
    `select cast(to_jsonb(t) as text) from forgotten_names t union all select cast(to_jsonb(t) as text) from import_people t
    union all select cast(to_jsonb(t) as text) from earlier_names t union all select cast(to_jsonb(t) as text) from audit t`,
  );
  expect(JSON.stringify(stored)).not.toMatch(/anna|rossi/i);
  expect(await rows(office.db, 'select from import_people')).toEqual([]);
  await audit.undo(leftOut);
  expect(await asked(row)).toEqual([question]);
});

test('an import remembers whom the names of its file mean, and no other name', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi');
  const anna = office.idOf('Anna Rossi');
  const before = (await listRememberedPeople(office.db)).length;
  const people = { 'Anita R': anna, 'Carla Bianchi': anna, 'Bruno Neri': 'never' } as const;
  await importFile(`Anita R;${DAY};40;0;0;sì`, { people });
  expect(await listRememberedPeople(office.db)).toHaveLength(before + 1);
});

test('a name that is left out is asked again by the next file, unless it is left out always', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi');
  const file = `Anna Rossi;${DAY};40;0;0;sì\nAnna Rosi;${DAY};41;0;0;sì`;
  const leaveOut = (choice: 'skip' | 'never') => importFile(file, { people: { 'Anna Rosi': choice } });
  await leaveOut('skip');
  expect(await asked(file)).toEqual(['«Anna Rosi» è Anna Rossi?']);
  await leaveOut('never');
  expect(await asked(file)).toEqual([]);
  // Who leaves it out this time alone does so no longer always.
  await leaveOut('skip');
  expect(await asked(file)).toEqual(['«Anna Rosi» è Anna Rossi?']);
});

test('what was decided for a name is void once its import is undone, and holds again once that undo is', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi');
  const decided = await importFile(`Annina;${DAY};40;0;0;sì`, {
    people: { Annina: office.idOf('Anna Rossi') },
  });
  const remembered = async () => (await listRememberedPeople(office.db)).length;
  expect(await remembered()).toBe(1);
  const undone = await audit.undo(decided);
  expect(await remembered()).toBe(0);
  const again = await audit.undo(undone);
  expect(await remembered()).toBe(1);
  await audit.undo(again);
  expect(await remembered()).toBe(0);
});

test('the undo of a removed player brings back the names that were remembered for the player', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi');
  await importFile(`Nina;${DAY};40;0;0;sì`, { people: { Nina: office.idOf('Anna Rossi') } });
  const removed = await audit.remove('Anna Rossi');
  expect(await listRememberedPeople(office.db)).toEqual([]);
  await audit.undo(removed);
  await importFile(`Nina;2025-10-21;41;0;0;sì`);
  expect(await board()).toEqual(['Anna Rossi']);
  expect(await office.points('Anna Rossi')).toMatchObject({ score: 40 + 41 + 50 });
});

test('a forgotten person’s spellings go with the name, also where one is left out or its decision was forgotten', async () => {
  await office.begin('2025-10-22T18:00', 'Anna Rossi', 'Bruno Neri');
  const anna = office.idOf('Anna Rossi');
  const people = { Annina: anna, 'Rossi Anna B.': 'never', 'Rossi Ana': 'never', Ufficio: 'never' } as const;
  const row = (name: string) => `${name};${DAY};4;0;0;sì`;
  await importFile(Object.keys(people).map(row).join('\n'), { people });
  for (const { nameHash, name } of await listRememberedPeople(office.db))
    if (name === 'Annina' || name === 'Rossi Ana')
      await audit.act('DELETE /api/admin/remembered-names/{nameHash}', (trx) =>
        forgetDecision(trx, nameHash),
      );
  await audit.remove('Anna Rossi');
  await office.forget('Anna Rossi');
  const [left] = await rows<{ text: string }>(
    office.db,
    `select string_agg(t, ' ') as text from (
      select cast(to_jsonb(p) as text) as t from import_people p union all select cast(to_jsonb(a) as text) from audit a
      union all select cast(to_jsonb(r) as text) from audit_rows r) everything`,
  );
  expect(left?.text).not.toMatch(/annina|rossi|\bana\b/i);
  expect((await listRememberedPeople(office.db)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Ufficio', null]),
  );
});
