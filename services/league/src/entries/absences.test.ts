import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { participantsOf } from '../draws/participants.ts';
import { exportEntries } from '../exports/export-entries.ts';
import { importTracker, rehearseImport } from '../imports/import-tracker.ts';
import { strictTracker } from '../imports/tracker-source.ts';
import { listLateEntries } from '../months/late-entries.ts';
import { getReceipt } from '../receipts/get-receipt.ts';
import { getLastMonth } from '../receipts/last-month.ts';
import { nowOf } from '../time/now.ts';
import { listEntries, listEntryDates } from './list-entries.ts';

const office = useOffice();
const away = { absent: true };

test('one day of work beside four absences stays unnamed in the public receipt; a second one names both', async () => {
  await office.begin('2025-10-06T18:00', 'Anna');
  await office.record('Anna', '2025-10-06', { rings: 83, alignment: true });
  office.at('2025-10-10T18:00');
  await office.record('Anna', ['2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10'], away);
  const ringsAt = async (romeTime: string) => {
    await office.closeAt(romeTime);
    return (await getReceipt(office.db, office.idOf('Anna'), nowOf(office.now))).lines[0]?.count;
  };
  expect(await ringsAt('2025-10-12T23:59')).toBe(0);
  await office.record('Anna', '2025-10-10', { rings: 20 });
  expect(await ringsAt('2025-10-19T23:59')).toBe(103);
});

test('an absence is not provisional, no number of today, and its day has no data', async () => {
  await office.begin('2025-10-06T18:00', 'Anna');
  await office.record('Anna', '2025-10-06', away);
  expect(await office.board()).toMatchObject({ newestEntryOn: null, entries: [{ provisional: false }] });
  expect(await listEntryDates(office.db, office.idOf('Anna'))).toEqual([]);
  // It is recorded all the same.
  expect(await listEntries(office.db, '2025-10-06')).toMatchObject([away]);
});

test('who was only absent is not in the lottery, and a close that met absences alone makes nobody late', async () => {
  await office.begin('2025-10-01T09:00', 'Anna');
  await office.change('Anna', { total: 1500 });
  await office.record('Anna', '2025-10-01', away);
  await office.closeAt('2025-10-01T23:59');
  expect(await participantsOf(office.db, '2025-10', '2025-10-31')).toEqual([]);
  office.at('2025-10-02T09:00');
  expect(await office.add('Bruno')).toMatchObject({ joinedOn: '2025-10-01' });
});

test('an absence is no worked day of «a questo punto di ottobre», and no late number of a final month', async () => {
  await office.begin('2025-10-01T09:00', 'Anna');
  office.at('2025-10-24T18:00');
  const week = ['2025-10-13', '2025-10-14', '2025-10-15', '2025-10-16'];
  await office.record('Anna', week, { rings: 10 });
  await office.record('Anna', ['2025-10-20', '2025-10-21'], away);
  await office.closeAt('2025-11-04T18:00');
  await office.record('Anna', '2025-11-03', { rings: 5 });
  await office.record('Anna', '2025-11-04', away);
  await office.record('Anna', '2025-10-22', away);
  const now = nowOf(office.now);
  // One worked day of four.
  expect(await getLastMonth(office.db, office.idOf('Anna'), now)).toMatchObject({ points: 10 });
  expect(await listLateEntries(office.db, '2025-10')).toEqual([]);
});

test('our own export imported again leaves absences, and asks nothing about who has left', async () => {
  office.at('2025-10-10T18:00');
  for (const name of ['Anna', 'Bruno']) {
    await office.add(name);
    await office.record(name, ['2025-10-08', '2025-10-09'], away);
    await office.record(name, '2025-10-10', { rings: 10 });
  }
  await office.archive('Bruno');
  const pieces = exportEntries(office.db, { separator: 'comma' }, new AbortController().signal);
  const file = (await Array.fromAsync(pieces)).join('');
  const asked = { ...strictTracker(file), createsUnknown: false };
  expect(await rehearseImport(office.db, asked, nowOf(office.now))).toMatchObject({
    entries: { created: 0, replaced: 0, unchanged: 6 },
    errors: [],
    read: { unsure: [] },
  });
  await office.run((trx, now) => importTracker(trx, file, now));
  expect(await listEntries(office.db, '2025-10-09')).toMatchObject([away, away]);
  // A number takes the absence's place.
  await office.run((trx, now) =>
    importTracker(trx, file.replace('Anna,2025-10-09,0', 'Anna,2025-10-09,7'), now),
  );
  expect(await listEntries(office.db, '2025-10-09')).toMatchObject([{ rings: 7 }, away]);
});
