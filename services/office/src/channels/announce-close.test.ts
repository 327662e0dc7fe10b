import { importTracker } from '@vetta/league/imports/import-tracker';
import { archivePlayer } from '@vetta/league/players/archive-player';
import { useOffice } from '@vetta/league/testing/office';
import { nowOf } from '@vetta/league/time/now';
import { expect, test } from 'vitest';
import { addChannel } from './channels.ts';
import { listDeliveries } from './deliveries.ts';

const office = useOffice();

/** Returns the office's channel that hears of closes. */
async function listening(): Promise<string> {
  const channel = {
    name: 'Ufficio',
    kind: 'slack',
    adminOnly: false,
    missingAt: null,
    language: 'it',
  } as const;
  const added = await office.db.transaction((trx) =>
    addChannel(
      trx,
      { ...channel, events: ['day_closed', 'month_final'] },
      { host: 'hooks.slack.com', sealed: 'v1.x' },
      nowOf(office.now),
    ),
  );
  return added.after.id;
}
const lines = async (id: string, title: string) =>
  (await listDeliveries(office.db, id)).find(({ text }) => text.startsWith(title))?.text.split('\n') ?? [];

/** The people A to H, with 95 calls, 83 and so on to 11, as the close of the 6th kept them. */
async function eightPeople() {
  office.at('2025-10-06T18:00');
  for (const [index, name] of [...'ABCDEFGH'].entries()) {
    await office.add(name);
    await office.record(name, '2025-10-06', { rings: 95 - 12 * index });
  }
  const id = await listening();
  await office.closeAt('2025-10-06T23:59');
  return id;
}

test('who climbed most is told by the places that the close before kept: by Always There too', async () => {
  const id = await eightPeople();
  office.at('2025-10-07T18:00');
  await office.record('D', '2025-10-07', { rings: 0, alignment: true });
  await office.closeAt('2025-10-11T23:59');
  await office.closeAt('2025-10-12T23:59');
  // From 84 points to 184.
  expect(await lines(id, 'Giornata del 12')).toEqual([
    'Giornata del 12 ottobre 2025 chiusa',
    ...['1. D, 184 pt', '2. A, 95 pt', '3. B, 83 pt'],
    'Chi è salito di più: D, un posto',
    'Bonus assegnati: Always There a D',
  ]);
});

test('leavers lift nobody, and where nothing moved, or nobody had points yet, nobody climbed', async () => {
  const id = await eightPeople();
  office.at('2025-10-07T18:00');
  for (const name of ['A', 'B', 'C'])
    await office.run((trx, now) => archivePlayer(trx, office.idOf(name), true, now));
  await office.closeAt('2025-10-07T23:59');
  expect(await lines(id, 'Giornata del 7')).toEqual([
    'Giornata del 7 ottobre 2025 chiusa',
    ...['1. D, 59 pt', '2. E, 47 pt', '3. F, 35 pt'],
  ]);
  await office.closeAt('2025-11-02T23:59');
  office.at('2025-11-03T18:00');
  await office.record('E', '2025-11-03', { rings: 9 });
  await office.closeAt('2025-11-03T23:59');
  expect(await lines(id, 'Giornata del 3')).toEqual(['Giornata del 3 novembre 2025 chiusa', '1. E, 9 pt']);
});

test('bonuses of the month in grace are told with their month, and its last three in no message', async () => {
  const id = await eightPeople();
  await office.closeAt('2025-10-31T23:59');
  office.at('2025-11-01T18:00');
  for (const name of 'AB') await office.record(name, '2025-10-31', { rings: 101 });
  for (const name of 'ABCDEFG') await office.record(name, '2025-10-07', { rings: 90 });
  await office.tick('H', 'first_timer', '2025-10-31');
  for (const name of 'ABCDEFGH') await office.record(name, '2025-11-01', { rings: name === 'H' ? 101 : 5 });
  await office.closeAt('2025-11-01T23:59');
  const told = await lines(id, 'Giornata del 1');
  // H leads November and earns a bonus in both, and was the last of October: the podium alone names H.
  expect(told[1]).toBe('1. H, 201 pt');
  expect(told.filter((line) => line.startsWith('Bonus'))).toEqual([
    'Bonus assegnati di ottobre 2025: Call Beast ad A, a B',
  ]);
});

test('an import of old months tells their end in one message', async () => {
  office.at('2026-01-05T18:00');
  const id = await listening();
  const days = ['2025-10-15', '2025-11-15', '2025-12-15'].map((day) => `A,${day},10,0,0,false`);
  const file = ['name,date,rings,apptSet,apptDone,alignment', ...days].join('\n');
  await office.run((trx, now) => importTracker(trx, file, now));
  await office.closeAt('2026-01-05T23:59');
  const told = (await listDeliveries(office.db, id)).filter(({ event }) => event === 'month_final');
  expect(told.map(({ text }) => text.split('\n'))).toEqual([
    [
      'Sono definitivi 3 mesi, da ottobre 2025 a dicembre 2025',
      ...['ottobre 2025: A, 10 pt', 'novembre 2025: A, 10 pt', 'dicembre 2025:', '1. A, 10 pt'],
    ],
  ]);
});
