import { beforeEach, describe, expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { getDraws } from '../draws/draws.ts';
import { listLateEntries } from '../months/late-entries.ts';
import { rows } from '../store/rows.ts';
import { type CloseActivities, closeDay } from './close.ts';
import { closeActivities } from './close-activities.ts';
import { getSchedulerStatus } from './scheduler-status.ts';

const office = useOffice();

const closedDays = () =>
  rows<{ day: string; coveredBy: string | null }>(
    office.db,
    'select date as day, covered_by as "coveredBy" from closed_days order by date',
  );

test('closing a day twice changes nothing', async () => {
  await office.begin('2025-10-20T09:00', 'Anna');
  await office.record('Anna', '2025-10-14', { rings: 101 });
  await office.close('2025-10-14');
  const [board, bonuses, days] = [await office.board(), await office.bonuses('Anna'), await closedDays()];

  // A late entry waits for the next close.
  await office.record('Anna', '2025-10-13', { apptSet: 5 });
  expect(await office.close('2025-10-14')).toEqual({ outcome: 'covered', by: '2025-10-14' });
  expect(await office.bonuses('Anna')).toEqual(bonuses);
  expect(await closedDays()).toEqual(days);
  expect((await office.board()).entries[0]?.bonus).toBe(board.entries[0]?.bonus);
});

test('a day that is not over is refused: it is over from its 23:59 on, in Rome', async () => {
  await office.begin('2025-10-26T23:58', 'Anna');
  await expect(office.close('2025-10-26')).rejects.toMatchObject({ code: 'day_not_over' });
  office.at('2025-10-26T23:59');
  expect(await office.close('2025-10-26')).toMatchObject({ outcome: 'closed' });
  await expect(office.close('2025-10-27')).rejects.toMatchObject({ code: 'day_not_over' });
});

test('a date that does not exist is refused', async () => {
  office.at('2026-03-10T09:00');
  await expect(office.close('2026-02-29')).rejects.toMatchObject({ code: 'not_a_day' });
  await expect(office.close('28/02/2026')).rejects.toMatchObject({ code: 'not_a_day' });
});

test('a day older than the newest closed one is recorded as covered by it, and awards nothing', async () => {
  await office.begin('2025-10-20T09:00', 'Anna');
  await office.record('Anna', '2025-10-16', { rings: 1 });
  await office.close('2025-10-16');
  await office.record('Anna', '2025-10-14', { rings: 101 });
  expect(await office.close('2025-10-14')).toEqual({ outcome: 'covered', by: '2025-10-16' });
  expect(await closedDays()).toEqual([
    { day: '2025-10-14', coveredBy: '2025-10-16' },
    { day: '2025-10-16', coveredBy: null },
  ]);
  expect(await office.bonuses('Anna')).toEqual([]);
});

test('late numbers stay provisional when an older day is covered: that close counted nothing', async () => {
  await office.begin('2025-10-20T09:00', 'Anna');
  await office.record('Anna', '2025-10-16', { rings: 1 });
  await office.close('2025-10-16');
  office.at('2025-10-20T10:00');
  await office.record('Anna', '2025-10-16', { rings: 2 });
  office.at('2025-10-20T11:00');
  expect(await office.close('2025-10-14')).toMatchObject({ outcome: 'covered' });
  expect((await office.board()).entries[0]?.provisional).toBe(true);
});

test('missed days are closed in order, each as the day it was', async () => {
  await office.begin('2025-10-21T09:00', 'Anna', 'Bruno');
  await office.record('Anna', '2025-10-17', { rings: 10 });
  await office.record('Bruno', '2025-10-19', { rings: 10 });
  await office.record('Bruno', '2025-10-21', { rings: 101 });

  expect(await office.closeMissedDays()).toEqual(['2025-10-17', '2025-10-18', '2025-10-19', '2025-10-20']);
  expect(await office.bonuses('Bruno')).toEqual([]);
  // Their numbers are equal at the close of the 20th: Anna was ahead at that of the 17th.
  await office.erase('Bruno', '2025-10-21');
  expect((await office.board()).entries.map(({ name, tie }) => [name, tie])).toEqual([
    ['Anna', null],
    ['Bruno', 'lastPosition'],
  ]);
  expect(await office.closeMissedDays()).toEqual([]);
});

test("days before the league's first entry were never missed", async () => {
  await office.begin('2025-10-21T09:00', 'Anna');
  expect(await office.closeMissedDays()).toEqual([]);
  await office.close('2025-10-10');
  await office.record('Anna', '2025-10-19', { rings: 1 });
  expect(await office.closeMissedDays()).toEqual(['2025-10-19', '2025-10-20']);
});

test('closing an empty league by hand records nothing, so that older entries find their days open', async () => {
  office.at('2025-10-21T09:00');
  expect(await office.close('2025-10-20')).toMatchObject({ outcome: 'nothing to close' });
  expect(await closedDays()).toEqual([]);
  await office.add('Anna');
  await office.record('Anna', '2025-10-19', { rings: 1 });
  expect(await office.closeMissedDays()).toEqual(['2025-10-19', '2025-10-20']);
});

describe('a league without an entry begins', () => {
  beforeEach(() => {
    office.at('2025-10-20T09:00');
  });

  const closed = async () => (await closedDays()).map(({ day }) => day);

  test('with its first player: the schedule closes that day, and the command no earlier one', async () => {
    await office.add('Anna', { joinedOn: '2025-03-01' });
    await office.begin('2025-10-22T09:00', 'Bruno');
    expect(await office.close('2025-10-19')).toMatchObject({ outcome: 'nothing to close' });
    expect(await office.closeMissedDays()).toEqual(['2025-10-20', '2025-10-21']);
    expect(await closed()).toEqual(['2025-10-20', '2025-10-21']);
  });

  test('with its first hand edit, even if its first player is older', async () => {
    await office.add('Anna');
    office.at('2025-10-22T09:00');
    await office.change('Anna', { score: 40 });
    office.at('2025-10-23T23:59');
    expect(await office.close('2025-10-21')).toMatchObject({ outcome: 'nothing to close' });
    expect(await office.closeMissedDays()).toEqual(['2025-10-22', '2025-10-23']);
  });

  test('with its first award, which the close settles', async () => {
    await office.add('Anna');
    await office.tick('Anna', 'call_beast', '2025-10-15');
    expect(await office.closeMissedDays()).toEqual([
      ...['2025-10-15', '2025-10-16', '2025-10-17', '2025-10-18', '2025-10-19'],
    ]);
    expect(await office.points('Anna')).toMatchObject({ bonus: 100 });
  });

  test('with its first player, and a close of that day that does not come is late', async () => {
    await office.add('Anna');
    const at = (time: string) => getSchedulerStatus(office.db, Temporal.Instant.from(time));
    expect(await at('2025-10-20T23:58:00+02:00')).toMatchObject({ missedDays: 0, lateDay: null });
    expect(await at('2025-10-21T00:20:00+02:00')).toMatchObject({ missedDays: 1, lateDay: '2025-10-20' });
  });

  test('anew with an older entry; players alone make no month final', async () => {
    await office.add('Anna');
    expect(await office.closeAt('2025-11-02T23:59')).toHaveLength(14);
    expect((await office.board('2025-10')).state).toBe('grace');
    await office.record('Anna', '2025-10-10', { rings: 101 });
    expect(await office.closeAt('2025-11-03T23:59')).toEqual(['2025-11-03']);
    expect(await office.points('Anna', '2025-10')).toEqual({ score: 101, bonus: 100, total: 201 });
    expect((await office.board('2025-10')).state).toBe('final');
  });
});

describe('the cut-off of a close is the instant of its first step', () => {
  /** Closes a day as the schedule does, and records an entry a minute after one of its steps. */
  async function closeWithEntryAfter(step: keyof CloseActivities, day: string, record: () => Promise<void>) {
    const activities = closeActivities(office.db, () => office.now);
    const original: (...args: never[]) => Promise<unknown> = activities[step];
    await closeDay(
      {
        ...activities,
        [step]: async (...args: never[]) => {
          const done = await original(...args);
          office.at(`${day}T23:59:30`);
          await record();
          office.at(`${day}T23:59:50`);
          return done;
        },
      },
      day,
    );
  }
  const provisional = async (name: string) =>
    (await office.board()).entries.find(({ playerId }) => playerId === office.idOf(name))?.provisional;

  test.each(['awardBonuses', 'settleBonuses', 'keepPositions', 'drawLottery', 'finaliseMonths'] as const)(
    'an entry written after %s is provisional until the next close judges it',
    async (step) => {
      await office.begin('2025-10-14T23:59', 'Anna', 'Bruno');
      await office.record('Bruno', '2025-10-14', { rings: 101 });
      await closeWithEntryAfter(step, '2025-10-14', () =>
        office.record('Anna', '2025-10-14', { rings: 101 }),
      );
      expect(await office.bonuses('Bruno')).toEqual(['call_beast 2025-10-14 settled']);
      expect(await office.bonuses('Anna')).toEqual([]);
      expect([await provisional('Anna'), await provisional('Bruno')]).toEqual([true, false]);

      await office.closeAt('2025-10-15T23:59');
      expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-14 settled']);
      expect(await provisional('Anna')).toBe(false);
    },
  );

  test('an entry of a month that becomes final meanwhile is listed as late, and not counted', async () => {
    await office.begin('2025-11-02T23:59', 'Anna');
    await office.record('Anna', '2025-10-14', { rings: 1 });
    await closeWithEntryAfter('drawLottery', '2025-11-02', () =>
      office.record('Anna', '2025-10-15', { rings: 101 }),
    );
    expect((await office.board('2025-10')).state).toBe('final');
    expect(await office.bonuses('Anna')).toEqual([]);
    expect((await listLateEntries(office.db, '2025-10')).map(({ date }) => date)).toEqual(['2025-10-15']);
    expect(await office.points('Anna', '2025-10')).toEqual({ score: 1, bonus: 0, total: 1 });
  });

  test('numbers that are corrected meanwhile do not move the draw, nor the month that becomes final', async () => {
    office.at('2025-10-01T09:00');
    for (const name of ['Anna', 'Bruno']) {
      await office.add(name);
      await office.record(name, '2025-10-01', { apptDone: name === 'Anna' ? 16 : 1 });
    }
    await office.db('prizes').insert({
      ...{ position: 1, title: 'Mystery box', is_lottery: true, updated_at: office.now.toString() },
    });
    await office.closeAt('2025-10-30T23:59');
    office.at('2025-10-31T23:59');
    const correct = (apptDone: number) => () => office.record('Bruno', '2025-10-01', { apptDone });
    await closeWithEntryAfter('keepPositions', '2025-10-31', correct(16));
    const [draw] = (await getDraws(office.db, '2025-10')).draws;
    expect(draw?.participants.map(({ name }) => name)).toEqual(['Anna']);

    await office.closeAt('2025-11-01T23:59');
    office.at('2025-11-02T23:59');
    await closeWithEntryAfter('settleBonuses', '2025-11-02', correct(2));
    expect(await office.points('Bruno', '2025-10')).toMatchObject({ score: 16 * 75 });
  });
});

test('a close of the 1st or 2nd still awards and settles what late entries earned in the month before', async () => {
  await office.begin('2025-10-31T10:00', 'Anna');
  office.at('2025-11-01T10:00');
  await office.record('Anna', '2025-10-01', { rings: 1 });
  await office.closeMissedDays();
  expect((await office.board('2025-10')).state).toBe('grace');

  await office.record('Anna', '2025-10-31', { rings: 101 });
  await office.closeAt('2025-11-01T23:59');
  expect(await office.points('Anna', '2025-10')).toEqual({ score: 102, bonus: 100, total: 202 });
  await office.record('Anna', '2025-10-30', { apptSet: 5 });
  await office.closeAt('2025-11-02T23:59');
  expect(await office.points('Anna', '2025-10')).toEqual({ score: 227, bonus: 200, total: 427 });
  expect((await office.board('2025-10')).state).toBe('final');
});

test('a month that is over lists who joined by its last day or has something in it: in grace of today’s players, then as stored', async () => {
  await office.begin('2025-11-02T10:00', 'Anna', 'Bruno');
  await office.record('Anna', '2025-10-15', { rings: 2 });
  await office.remove('Bruno');
  await office.add('Carla', { joinedOn: '2025-10-20' });
  for (const name of ['Elena', 'Fabio', 'Greta']) await office.add(name);
  await office.record('Fabio', '2025-10-20', {});
  expect(await office.order()).toHaveLength(5);
  expect(await office.order('2025-10')).toEqual(['Anna', 'Carla', 'Fabio']);
  await office.closeAt('2025-11-02T23:59');
  await office.remove('Carla');
  await office.add('Dario', { joinedOn: '2025-10-20' });
  expect(await office.order('2025-10')).toEqual(['Anna', 'Carla', 'Fabio']);
});

describe('the position at the last close', () => {
  const places = async () =>
    (await office.board()).entries.map(({ name, tie, movement }) => [name, tie, movement]);

  /** Bruno is ahead of Anna at the close of the 14th. On the 15th they have the same numbers. */
  beforeEach(async () => {
    await office.begin('2025-10-14T23:59', 'Anna', 'Bruno');
    await office.record('Bruno', '2025-10-14', { rings: 5 });
    await office.closeMissedDays();
    office.at('2025-10-15T12:00');
    await office.record('Anna', '2025-10-15', { rings: 5 });
    expect(await places()).toEqual([
      ['Bruno', null, 0],
      ['Anna', 'lastPosition', 0],
    ]);
  });

  test('is none for a leaver who comes back after it', async () => {
    await office.archive('Bruno');
    await office.closeAt('2025-10-15T23:59');
    office.at('2025-10-16T09:00');
    await office.archive('Bruno', false);
    expect(await places()).toEqual([
      ['Anna', null, 0],
      ['Bruno', 'lastPosition', null],
    ]);
    await office.closeAt('2025-10-16T23:59');
    expect((await places()).map(([name, , movement]) => [name, movement])).toEqual([
      ['Anna', 0],
      ['Bruno', 0],
    ]);
  });

  test('set by hand, holds for a leaver who comes back before the next close', async () => {
    await office.change('Bruno', { position: 7 });
    await office.archive('Bruno');
    await office.archive('Bruno', false);
    expect(await places()).toEqual([
      ['Anna', null, 1],
      ['Bruno', 'lastPosition', 5],
    ]);
    await office.archive('Bruno');
    await office.closeAt('2025-10-15T23:59');
    await office.archive('Bruno', false);
    expect(await places()).toEqual([
      ['Anna', null, 0],
      ['Bruno', 'lastPosition', null],
    ]);
  });
});
