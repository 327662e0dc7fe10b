import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { listEntries } from './list-entries.ts';
import { recordEntries } from './record-entries.ts';
import { recordEntry } from './record-entry.ts';

const office = useOffice();

const numbers = { rings: 0, apptSet: 0, apptDone: 0, alignment: false };
const record = (date: string, entries: (Partial<typeof numbers> & { playerId: string })[]) =>
  office.run((trx, now) =>
    recordEntries(trx, { date, entries: entries.map((entry) => ({ ...numbers, ...entry })) }, now),
  );
const outcomes = ({ reply }: Awaited<ReturnType<typeof record>>) => reply.rows.map(({ outcome }) => outcome);

async function officeOfThree() {
  await office.begin('2025-10-22T18:00', 'Anna', 'Bruno', 'Carla');
  return ['Anna', 'Bruno', 'Carla'].map(office.idOf);
}

test('an evening is recorded in one call, which returns the outcome of each row', async () => {
  const [anna = '', bruno = '', carla = ''] = await officeOfThree();
  await office.record('Bruno', '2025-10-22', { rings: 10 });
  await office.record('Carla', '2025-10-22', { rings: 30 });

  const evening = [
    { playerId: anna, rings: 80, alignment: true },
    { playerId: bruno, rings: 20 },
    { playerId: carla, rings: 30 },
  ];
  const first = await record('2025-10-22', evening);
  expect(outcomes(first)).toEqual(['created', 'replaced', 'unchanged']);
  expect(first.reply.rows.map(({ entry }) => entry?.rings)).toEqual([80, 20, 30]);
  expect(await office.points('Anna')).toMatchObject({ score: 105 });
  expect(await office.order()).toEqual(['Anna', 'Carla', 'Bruno']);

  expect(outcomes(await record('2025-10-22', evening))).toEqual(['unchanged', 'unchanged', 'unchanged']);
});

test('a «no» from a file says nothing new of a day on whose attendance nobody wrote', async () => {
  const [anna = ''] = await officeOfThree();
  const day = { playerId: anna, rings: 30, apptSet: 0, apptDone: 0 };
  const again = async (more: { alignment?: boolean }) =>
    outcomes(
      await office.run((trx, now) =>
        recordEntries(trx, { date: '2025-10-22', entries: [{ ...day, ...more }] }, now),
      ),
    );
  expect(await again({})).toEqual(['created']);
  expect(await again({ alignment: false })).toEqual(['unchanged']);
  expect(await again({ alignment: true })).toEqual(['replaced']);
  expect(await again({ alignment: false })).toEqual(['replaced']);
});

test.each([
  ['one by one', (_: string, date: string, rings: number) => office.record('Anna', date, { rings })],
  ['all at once', (playerId: string, date: string, rings: number) => record(date, [{ playerId, rings }])],
])('numbers saved again %s are provisional only if they differ', async (_, save) => {
  const [anna = ''] = await officeOfThree();
  const provisional = async () =>
    (await office.board()).entries.find(({ playerId }) => playerId === anna)?.provisional;
  await save(anna, '2025-10-21', 30);
  await office.close('2025-10-21');
  office.at('2025-10-22T19:00');
  await save(anna, '2025-10-21', 30);
  expect(await provisional()).toBe(false);
  await save(anna, '2025-10-21', 31);
  expect(await provisional()).toBe(true);
});

test('tomorrow is refused; it is accepted from midnight on', async () => {
  const [anna = ''] = await officeOfThree();
  const evening = [{ playerId: anna, rings: 5 }];
  await expect(record('2025-10-23', evening)).rejects.toMatchObject({ code: 'future_entry' });
  office.at('2025-10-23T00:00');
  expect(outcomes(await record('2025-10-23', evening))).toEqual(['created']);
});

test('a day away stands in the list without numbers; numbers take its place, and it takes theirs', async () => {
  const [anna = '', bruno = ''] = await officeOfThree();
  const day = '2025-10-22';
  const entryOfAnna = async () =>
    (await listEntries(office.db, day)).find(({ playerId }) => playerId === anna);
  await office.run((trx, now) =>
    recordEntry(trx, { playerId: anna, date: day, ...numbers, absent: true }, now),
  );
  expect(await entryOfAnna()).toMatchObject({ ...numbers, absent: true });
  expect(outcomes(await record(day, [{ playerId: anna }]))).toEqual(['replaced']);
  expect(await entryOfAnna()).not.toHaveProperty('absent');

  const away = await office.run((trx, now) =>
    recordEntry(trx, { playerId: anna, date: day, ...numbers, absent: true }, now),
  );
  expect(away.before).not.toHaveProperty('absent');
  expect(away.after).toMatchObject({ absent: true });
  const back = await office.run((trx, now) =>
    recordEntry(trx, { playerId: anna, date: day, ...numbers, rings: 12 }, now),
  );
  expect(back.before).toMatchObject({ absent: true });
  expect(await office.points('Anna')).toMatchObject({ score: 12 });

  // Somebody with numbers was there.
  await office.run((trx, now) =>
    recordEntries(
      trx,
      { date: day, entries: [{ playerId: bruno, ...numbers, rings: 3, absent: true }] },
      now,
    ),
  );
  const [ofBruno] = (await listEntries(office.db, day)).filter(({ playerId }) => playerId === bruno);
  expect(ofBruno).toMatchObject({ rings: 3 });
  expect(ofBruno).not.toHaveProperty('absent');
});
