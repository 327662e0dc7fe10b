import { beforeEach, expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { recordEntry } from '../entries/record-entry.ts';
import { nowOf } from '../time/now.ts';
import { daysBetween } from '../time/rome.ts';
import { getLastMonth } from './last-month.ts';

const office = useOffice();

const lastMonth = (name: string, at: string) => {
  office.at(at);
  return getLastMonth(office.db, office.idOf(name), nowOf(office.now));
};
const points = async (name: string, at: string) => (await lastMonth(name, at)).points;
/** Records the same calls on all these days, in one transaction. */
const record = (name: string, dates: string | readonly string[], { rings }: { rings: number }) =>
  office.run(async (trx, now) => {
    const entry = { playerId: office.idOf(name), rings, apptSet: 0, apptDone: 0, alignment: false };
    for (const date of [dates].flat()) await recordEntry(trx, { ...entry, date }, now);
  });
const isWeekday = (day: string) => Temporal.PlainDate.from(day).dayOfWeek < 6;
const workdays = (from: string, to: string) => daysBetween(from, to).filter(isWeekday);

/** October 2025 has 23 working days: Anna makes 10 points on each of the first seven, then 20; Bruno is there from the 20th. */
beforeEach(async () => {
  await office.begin('2025-10-01T09:00', 'Anna', 'Bruno');
  office.at('2025-10-31T18:00');
  await record('Anna', workdays('2025-10-01', '2025-10-09'), { rings: 10 });
  await record('Anna', workdays('2025-10-10', '2025-10-31'), { rings: 20 });
  await record('Bruno', workdays('2025-10-20', '2025-10-31'), { rings: 7 });
  await office.closeAt('2025-10-31T23:59');
});

test('nothing is said on the 1st, nor before the first numbers of the month', async () => {
  expect(await lastMonth('Anna', '2025-11-01T00:01')).toEqual({
    playerId: office.idOf('Anna'),
    month: '2025-10',
    points: null,
  });
  expect(await points('Anna', '2025-11-03T18:00')).toBeNull();
});

test('the same number of worked days is compared: whole weeks exactly, a day within a week by its even share', async () => {
  office.at('2025-11-03T18:00');
  await record('Anna', '2025-11-03', { rings: 1 });
  // October's first week has three worked days and 30 points.
  expect(await points('Anna', '2025-11-03T18:01')).toBe(10);
  office.at('2025-11-05T18:00');
  await record('Anna', workdays('2025-11-04', '2025-11-05'), { rings: 1 });
  expect(await points('Anna', '2025-11-05T18:01')).toBe(30);
  office.at('2025-11-06T18:00');
  await record('Anna', '2025-11-06', { rings: 1 });
  // Its second week has five days and 60 points: 10 on four of them, which nobody learns.
  expect(await points('Anna', '2025-11-06T18:01')).toBe(42);
});

test('of the day under way only who has numbers of it is told; all are, once it is closed', async () => {
  office.at('2025-11-03T18:00');
  await record('Anna', '2025-11-03', { rings: 1 });
  await office.add('Carla');
  office.at('2025-11-04T18:00');
  await record('Carla', '2025-11-04', { rings: 1 });
  expect(await points('Anna', '2025-11-04T18:01')).toBe(10);
  await office.closeAt('2025-11-04T23:59');
  expect(await points('Anna', '2025-11-05T00:01')).toBe(20);
});

test('after more worked days than the month before had, its whole points are said, also once it is final', async () => {
  office.at('2025-11-30T18:00');
  await record('Anna', workdays('2025-11-01', '2025-11-30'), { rings: 1 });
  await record('Anna', '2025-11-30', { rings: 1 });
  await office.closeAt('2025-11-30T23:59');
  office.at('2025-12-31T18:00');
  // 21 worked days in November, 23 in December.
  await record('Anna', workdays('2025-12-01', '2025-12-31'), { rings: 1 });
  expect(await points('Anna', '2025-12-31T18:01')).toBe(21);
  await office.closeAt('2025-12-31T23:59');
  expect(await points('Anna', '2025-12-31T23:59')).toBe(21);
});

test('who was not there, or had no points yet at that time, is told nothing', async () => {
  await office.begin('2025-11-03T18:00', 'Carla');
  for (const name of ['Anna', 'Bruno', 'Carla']) await record(name, '2025-11-03', { rings: 1 });
  expect(await points('Carla', '2025-11-03T18:01')).toBeNull();
  expect(await points('Bruno', '2025-11-03T18:01')).toBeNull();
});

test('a player who is not on the board is unknown', async () => {
  office.at('2025-11-03T18:00');
  await office.archive('Bruno');
  await expect(lastMonth('Bruno', '2025-11-03T18:01')).rejects.toThrow('Questo partecipante non esiste');
});
