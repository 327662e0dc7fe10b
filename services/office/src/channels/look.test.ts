import { listEntries } from '@vetta/league/entries/list-entries';
import { removeEntry } from '@vetta/league/entries/remove-entry';
import { linkIdentity } from '@vetta/league/intake/identities';
import { takeEvents } from '@vetta/league/intake/take-events';
import { audited } from '@vetta/league/testing/audited';
import { useOffice } from '@vetta/league/testing/office';
import { nowOf } from '@vetta/league/time/now';
import { expect, test } from 'vitest';
import { recordDayBackup, recordDayBackupFailure } from '../dashboard/backup-status.ts';
import { addChannel } from './channels.ts';
import { listDeliveries } from './deliveries.ts';
import { lookForNews } from './look.ts';

const office = useOffice();
const channel = async (events: ('new_leader' | 'numbers_missing' | 'operator_alert')[], adminOnly = false) =>
  (
    await office.db.transaction((trx) =>
      addChannel(
        trx,
        { name: `C ${events}`, kind: 'slack', events, adminOnly, missingAt: '19:30', language: 'it' },
        { host: 'hooks.slack.com', sealed: 'v1.x' },
        nowOf(office.now),
      ),
    )
  ).after.id;
const look = () =>
  lookForNews(office.db, {
    now: office.now,
    listeningSince: office.now.subtract({ hours: 1 }),
    lostFor: Temporal.Duration.from({ minutes: 7 }),
  });
/** A telephone system counts a call at nine. */
const oneCall = () => {
  const event = { id: '1', at: '2025-10-07T09:00:00+02:00', kind: 'ring', who: '201', amount: 60 } as const;
  return office.run((trx, now) =>
    takeEvents(trx, { source: 'centralino', events: [event] }, now, async (text) => text),
  );
};
const lookAt = (time: string) => {
  office.at(`2025-10-07T${time}`);
  return look();
};
const texts = async (id: string) =>
  (await listDeliveries(office.db, id)).map(({ text }) => text).toReversed();

test('a new leader is told after two minutes, once an hour at most, and not who led before anybody listened', async () => {
  await office.begin('2025-10-07T09:00', 'Anna', 'Bruno');
  await office.record('Anna', '2025-10-07', { rings: 10 });
  const id = await channel(['new_leader']);
  await look();
  expect(await texts(id)).toEqual([]);
  await office.record('Bruno', '2025-10-07', { rings: 20 });
  await lookAt('09:01');
  await lookAt('09:02');
  expect(await texts(id)).toEqual([]);
  await lookAt('09:03');
  await lookAt('09:04');
  expect(await texts(id)).toEqual(['Nuovo primo posto a ottobre 2025: Bruno\n20 pt']);
  office.at('2025-10-07T09:30');
  await office.record('Anna', '2025-10-07', { rings: 30 });
  await lookAt('09:30');
  await lookAt('09:40');
  expect(await texts(id)).toHaveLength(1);
  await lookAt('10:03');
  expect((await texts(id))[1]).toBe('Nuovo primo posto a ottobre 2025: Anna\n30 pt');
});

test('nobody is celebrated for a typing error: not for one that is corrected in time, nor for its correction', async () => {
  await office.begin('2025-10-07T09:00', 'Anna', 'Bruno', 'Carla');
  await office.record('Anna', '2025-10-07', { rings: 100 });
  const id = await channel(['new_leader']);
  await look();
  await office.record('Bruno', '2025-10-07', { rings: 700 });
  await lookAt('09:01');
  await office.record('Bruno', '2025-10-07', { rings: 70 });
  for (const time of ['09:02', '09:05']) await lookAt(time);
  expect(await texts(id)).toEqual([]);

  await office.record('Bruno', '2025-10-07', { rings: 700 });
  for (const time of ['10:00', '10:05']) await lookAt(time);
  expect(await texts(id)).toHaveLength(1);
  await office.record('Bruno', '2025-10-07', { rings: 70 });
  for (const time of ['10:06', '10:10', '11:30']) await lookAt(time);
  expect(await texts(id), 'the correction').toHaveLength(1);
  await office.record('Carla', '2025-10-07', { rings: 150 });
  for (const time of ['11:31', '11:33']) await lookAt(time);
  expect((await texts(id)).at(-1)).toBe('Nuovo primo posto a ottobre 2025: Carla\n150 pt');
});

test('who leads again by an undo is no news', async () => {
  office.at('2025-10-07T09:00');
  const { record, undo, act } = audited(office);
  for (const name of ['Anna', 'Bruno']) await office.add(name);
  await record('Anna', '2025-10-07', 100);
  await record('Bruno', '2025-10-07', 50);
  const id = await channel(['new_leader']);
  await look();
  const erased = await act('DELETE /api/admin/entries/{id}', async (trx, now) => {
    const [entry] = await listEntries(trx, '2025-10-07');
    return removeEntry(trx, entry?.id ?? '', now);
  });
  await lookAt('09:01');
  office.at('2025-10-07T09:02');
  await undo(erased);
  for (const time of ['09:03', '09:10']) await lookAt(time);
  expect(await texts(id)).toEqual([]);
});

test('missing numbers are told at the time of the channel, once a day, by name to admins alone', async () => {
  await office.begin('2025-10-07T09:00', 'Anna', 'Bruno', 'Carla');
  await office.record('Anna', '2025-10-07', { rings: 10 });
  // Of Bruno a telephone counts the calls: his appointments are missing all the same.
  await oneCall();
  await office.run((trx, now) =>
    linkIdentity(trx, { source: 'centralino', who: '201', playerId: office.idOf('Bruno') }, now),
  );
  const open = await channel(['numbers_missing']);
  const admins = await channel(['numbers_missing'], true);
  office.at('2025-10-07T19:29');
  await look();
  expect(await texts(open)).toEqual([]);
  office.at('2025-10-07T19:31');
  await look();
  await look();
  expect(await texts(open)).toEqual(['Alle 19:30 mancano i numeri di 2 persone del 7 ottobre 2025']);
  expect(await texts(admins)).toEqual([
    'Alle 19:30 mancano i numeri di 2 persone del 7 ottobre 2025\nBruno, Carla',
  ]);
  // A day of the week on which nobody worked lately.
  office.at('2025-10-12T20:00');
  await look();
  expect(await texts(open)).toHaveLength(1);
});

test('nobody is asked for the numbers of somebody who was away', async () => {
  await office.begin('2025-10-07T09:00', 'Anna', 'Bruno', 'Carla');
  await office.record('Anna', '2025-10-07', { rings: 10 });
  await office.record('Bruno', '2025-10-07', { absent: true });
  const admins = await channel(['numbers_missing'], true);
  office.at('2025-10-07T19:31');
  await look();
  expect(await texts(admins)).toEqual([
    'Alle 19:30 mancano i numeri di una persona del 7 ottobre 2025\nCarla',
  ]);
});

test('a late close and its end are told once', async () => {
  await office.begin('2025-10-07T09:00', 'Anna');
  await office.record('Anna', '2025-10-07', { rings: 10 });
  const id = await channel(['operator_alert']);
  office.at('2025-10-08T00:16');
  await look();
  await look();
  expect(await texts(id)).toEqual([
    expect.stringContaining('La giornata del 7 ottobre 2025 non è ancora chiusa.'),
  ]);
  await office.close('2025-10-07');
  await look();
  await look();
  expect((await texts(id)).slice(1)).toEqual([
    'Avviso di Vetta\nLe giornate sono chiuse, fino al 7 ottobre 2025.',
  ]);
});

test('a wall is told as lost after the minutes that ALERT_URL waits, and once that it is back', async () => {
  office.at('2025-10-07T10:00');
  const id = await channel(['operator_alert']);
  await office.db('screens').insert({
    id: '00000000-0000-4000-8000-000000000001',
    ...{
      code: 'AAAAAA',
      name: 'Ingresso',
      first_seen_at: office.now.toString(),
      beat_at: office.now.toString(),
    },
    ...{ generation: 1, painted: true, dark: false, restarts: 0, clock_offset: 0 },
    ...{ viewport_width: 1920, viewport_height: 1080 },
  });
  office.at('2025-10-07T10:06');
  await look();
  expect(await texts(id)).toEqual([]);
  office.at('2025-10-07T10:08');
  await look();
  await look();
  expect(await texts(id)).toHaveLength(1);
  await office.db('screens').update({ beat_at: office.now.toString() });
  await look();
  await look();
  expect(await texts(id)).toEqual([expect.stringContaining('Ingresso'), expect.stringContaining('Ingresso')]);
});

test('a telephone system that was silent on a working day is told once', async () => {
  office.at('2025-10-07T09:00');
  const id = await channel(['operator_alert']);
  await oneCall();
  office.at('2025-10-08T23:50');
  await look();
  expect(await texts(id)).toEqual([]);
  office.at('2025-10-09T00:00');
  await look();
  await look();
  office.at('2025-10-10T00:00');
  await look();
  expect(await texts(id)).toEqual([
    'Avviso di Vetta\nLa fonte «centralino» non manda più eventi (l’ultimo: 7 ottobre 2025 alle 09:00): o è ferma, o la sua chiave è rifiutata.',
  ]);
});

test('backups that fail are told once, and once that they are made again', async () => {
  office.at('2025-10-07T09:00');
  const id = await channel(['operator_alert']);
  await recordDayBackup(office.db, office.now);
  await look();
  expect(await texts(id)).toEqual([]);
  for (let failures = 0; failures < 2; failures++) {
    await recordDayBackupFailure(office.db);
    await look();
  }
  await recordDayBackup(office.db, office.now);
  await look();
  await look();
  expect(await texts(id)).toEqual([
    'Avviso di Vetta\nIl backup non riesce (l’ultimo buono: 7 ottobre 2025 alle 09:00). Se manca il suo posto, lo dice npm run status; se no, il log.',
    'Avviso di Vetta\nIl backup riesce di nuovo.',
  ]);
});
