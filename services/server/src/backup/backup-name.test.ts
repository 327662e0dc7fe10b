import { expect, test } from 'vitest';
import { backupName, nightOf, oldestFirst, seriesAfter } from './backup-name.ts';

const id = '1a2b3c4d-0000-4000-8000-000000000000';
const at = (iso: string) => Temporal.Instant.from(iso);
const night = (iso: string, series = 0) =>
  backupName(id, { at: at(iso), isNightly: true, isEncrypted: false, series });
const ofDay = (iso: string) =>
  backupName(id, { at: at(iso), isNightly: false, isEncrypted: true, series: 0 });
const inOrder = (names: string[]) => oldestFirst(names.map((name) => ({ name }))).map(({ name }) => name);

test('a backup is called by the moment whose data it has', () => {
  expect(night('2026-11-21T23:59:20+01:00')).toBe('vetta-1a2b3c4d-2026-11-21T2259Z-night.tar.gz');
  expect(ofDay('2026-11-21T18:42:00Z')).toBe('vetta-1a2b3c4d-2026-11-21T1842Z.tar.gz.age');
});

test('the newest data come last: also of a night’s backup that was made late, and after Rome’s midnight', () => {
  const names = [
    ofDay('2026-11-21T23:45:00+01:00'),
    night('2026-11-22T00:00:12+01:00'),
    ofDay('2026-11-22T00:15:00+01:00'),
    ofDay('2026-11-22T08:00:00+01:00'),
    // The machine was off at midnight: the close of the 22nd was made in the morning.
    night('2026-11-23T09:20:00+01:00'),
    ofDay('2026-11-23T09:35:00+01:00'),
  ];
  expect(inOrder(names.toReversed())).toEqual(names);
  expect(names.toSorted(), 'ls shows the same order').toEqual(names);
});

test('after a clock that was months ahead is set back, new backups are the newest all the same', () => {
  const made: string[] = [];
  for (const iso of ['2026-11-21T23:00Z', '2027-04-20T23:00Z', '2026-11-22T23:00Z', '2026-11-23T23:00Z']) {
    const newest = oldestFirst(made.map((name) => ({ name }))).at(-1);
    made.push(night(iso, seriesAfter(newest, at(iso))));
  }
  expect(made.at(-1)).toBe('vetta-1a2b3c4d-2026-11-23T2300Z-night-1.tar.gz');
  expect(inOrder(made.toSorted())).toEqual(made);
});

test('a backup that was made late belongs to the night before it', () => {
  const nights = ['2026-11-21T23:59:20+01:00', '2026-11-22T00:01:00+01:00', '2026-11-22T18:00:00+01:00'];
  expect(oldestFirst(nights.map((iso) => ({ name: night(iso) }))).map(nightOf)).toEqual(
    Array(3).fill('2026-11-21'),
  );
});

test('other files in the place are not backups', () => {
  const others = [
    'vetta-2020-01-01.tar.gz',
    'vetta-1a2b3c4d-anonymised.json',
    `${night('2026-11-21T00:00Z')}.bak`,
  ];
  expect(inOrder(others)).toEqual([]);
});
