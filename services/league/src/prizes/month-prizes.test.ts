import { beforeEach, describe, expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { wipeDemo } from '../demo/remove-demo.ts';
import { getDraws, voidDraw } from '../draws/draws.ts';
import { listAdminMonths } from '../months/list-months.ts';
import { nowOf } from '../time/now.ts';
import { handOverPrize } from './hand-over-prize.ts';
import { listMonthPrizes } from './month-prizes.ts';
import { changePrize } from './prizes.ts';

const office = useOffice();
const audit = audited(office);
const prizes = () => listMonthPrizes(office.db, '2025-10', nowOf(office.now));
const idOf = async (title: string) => (await prizes()).find((prize) => prize.title === title)?.prizeId ?? '';
const won = async () => (await prizes()).map(({ title, winner }) => [title, winner?.name ?? null]);
const hand = async (title: string, on: string | null) => {
  const id = await idOf(title);
  return audit.act('PUT /api/admin/months/{month}/prizes/{id}/handover', (trx, now) =>
    handOverPrize(trx, { month: '2025-10', id, on }, now),
  );
};
const handed = async () =>
  (await prizes()).flatMap(({ title, handover }) => (handover ? [[title, handover.on, handover.name]] : []));

const toHandOver = async () =>
  (await listAdminMonths(office.db, nowOf(office.now))).find(({ month }) => month === '2025-10')?.toHandOver;

/** In October, of which two days are left to close, Anna is ahead of Bruno and Carla; only Carla has enough points for the lottery. */
beforeEach(async () => {
  await office.begin('2025-10-30T09:00', 'Anna', 'Bruno', 'Carla');
  for (const [title, position, isLottery] of [
    ['Weekend', 1, false],
    ['Cena', 2, false],
    ['Mystery box', 1, true],
  ] as const) {
    await office.prize(title, { position, isLottery });
  }
  office.at('2025-10-30T18:00');
  await office.record('Anna', '2025-10-30', { rings: 30, apptDone: 40 });
  await office.record('Bruno', '2025-10-30', { rings: 20, apptDone: 10 });
  await office.record('Carla', '2025-10-30', { rings: 10, apptDone: 30 });
  await office.disqualify('Anna', '2025-10');
});

const finalOctober = async () => {
  await office.closeAt('2025-11-03T09:00');
};

test('prize N goes to the N-th eligible player once the month is final, a lottery prize to its draw', async () => {
  const nobody = [
    ['Weekend', null],
    ['Cena', null],
    ['Mystery box', null],
  ];
  expect(await won()).toEqual(nobody);
  await office.closeAt('2025-11-01T09:00');
  expect(await won()).toEqual([...nobody.slice(0, 2), ['Mystery box', 'Carla']]);
  await finalOctober();
  expect(await won()).toEqual([
    ['Weekend', 'Carla'],
    ['Cena', 'Bruno'],
    ['Mystery box', 'Carla'],
  ]);
});

test('a prize goes to the eligible player of its place even without points, and to nobody if they are fewer', async () => {
  await office.add('Dario', { joinedOn: '2025-10-01' });
  for (const [title, position] of [
    ['Buono', 3],
    ['Tazza', 4],
  ] as const) {
    await office.prize(title, { position });
  }
  await finalOctober();
  expect(await won()).toEqual([
    ['Weekend', 'Carla'],
    ['Cena', 'Bruno'],
    ['Buono', 'Dario'],
    ['Tazza', null],
    ['Mystery box', 'Carla'],
  ]);
});

describe('a prize of one month', () => {
  const add = (title: string, month: string | null) => office.prize(title, { month });
  const first = async (month?: string) =>
    (await office.board(month)).prizes
      .filter(({ position, isLottery }) => position === 1 && !isLottery)
      .map(({ title }) => title);

  test('is active in that month alone, before one of every month at its place, and changes by itself at midnight', async () => {
    await add('Bici di ottobre', '2025-10');
    await add('Sci di novembre', '2025-11');
    expect(await first()).toEqual(['Bici di ottobre', 'Weekend']);
    await office.closeAt('2025-10-31T23:59');
    office.at('2025-11-01T00:00');
    expect(await first()).toEqual(['Sci di novembre', 'Weekend']);
    expect(await first('2025-10')).toEqual(['Bici di ottobre', 'Weekend']);
    await finalOctober();
    expect(await first('2025-10')).toEqual(['Bici di ottobre', 'Weekend']);
    await office.closeAt('2025-12-03T09:00');
    expect(await first()).toEqual(['Weekend']);
  });

  test('keeps its month when it is left out of a change, and is of every month with null', async () => {
    const added = await add('Bici', '2025-11');
    expect(added.month).toBe('2025-11');
    const change = (fields: Parameters<typeof changePrize>[2]) =>
      office.run((trx, now) => changePrize(trx, added.id, fields, now));
    expect((await change({ title: 'Bici rossa' })).after).toMatchObject({
      title: 'Bici rossa',
      month: '2025-11',
    });
    expect((await change({ month: null })).after.month).toBeNull();
  });
});

describe('the day on which a prize was handed over', () => {
  test('is recorded, changed and cleared; who has not got a prize is counted until then, however old the month', async () => {
    await finalOctober();
    expect(await toHandOver()).toBe(3);
    await hand('Weekend', '2025-11-03');
    await hand('Mystery box', '2025-10-31');
    expect(await handed()).toEqual([
      ['Weekend', '2025-11-03', 'Carla'],
      ['Mystery box', '2025-10-31', 'Carla'],
    ]);
    await hand('Weekend', '2025-11-02');
    await hand('Mystery box', null);
    expect(await handed()).toEqual([['Weekend', '2025-11-02', 'Carla']]);
    office.at('2026-09-10T09:00');
    expect(await toHandOver()).toBe(2);
  });

  test('is undone, and the undo too', async () => {
    await finalOctober();
    const first = await hand('Cena', '2025-11-02');
    const second = await hand('Cena', '2025-11-03');
    expect(await audit.refusal(first)).toMatch(
      /^Non si può annullare: .*«Consegna di un premio» di Maria.* la consegna del premio «Cena» di ottobre 2025\. Annulla prima quella$/,
    );
    const undone = await audit.undo(second);
    expect(await handed()).toEqual([['Cena', '2025-11-02', 'Bruno']]);
    await audit.undo(undone);
    expect(await handed()).toEqual([['Cena', '2025-11-03', 'Bruno']]);
  });

  test.each([
    ['in the future', '2025-11-04', 'handed_in_the_future', 400],
    ['before the month', '2025-09-30', 'handed_too_early', 400],
  ])('cannot be %s', async (_, on, code, status) => {
    await finalOctober();
    await expect(hand('Weekend', on)).rejects.toMatchObject({ code, status });
    await hand('Weekend', '2025-10-01');
  });

  test('waits for a winner', async () => {
    await office.closeAt('2025-11-01T09:00');
    await expect(hand('Weekend', '2025-11-01')).rejects.toMatchObject({ code: 'not_won', status: 409 });
    // The draw was held on the last evening: the box can be handed over at once.
    await hand('Mystery box', '2025-10-31');
    expect(await handed()).toEqual([['Mystery box', '2025-10-31', 'Carla']]);
  });

  test('is for a prize of that month', async () => {
    await finalOctober();
    const handing = { month: '2025-10', id: office.idOf('Anna'), on: null };
    const other = office.run((trx, now) => handOverPrize(trx, handing, now));
    await expect(other).rejects.toMatchObject({ code: 'unknown_month_prize', status: 404 });
  });

  test('keeps to whom the prize was handed if a rebuild or a new draw names another winner', async () => {
    await finalOctober();
    await hand('Weekend', '2025-11-03');
    await hand('Mystery box', '2025-11-03');
    await office.record('Bruno', '2025-10-31', { apptDone: 100 });
    await office.rebuild('2025-10');
    const [draw] = (await getDraws(office.db, '2025-10')).draws;
    await office.run((trx, now) => voidDraw(trx, draw?.id ?? '', 'Mancava Bruno', now));
    expect(await won()).toEqual([
      ['Weekend', 'Bruno'],
      ['Cena', 'Carla'],
      ['Mystery box', null],
    ]);
    expect(await handed()).toEqual([
      ['Weekend', '2025-11-03', 'Carla'],
      ['Mystery box', '2025-11-03', 'Carla'],
    ]);
  });

  test('names no forgotten person, neither in the list nor in the audit', async () => {
    await finalOctober();
    await hand('Weekend', '2025-11-03');
    await office.archive('Carla');
    await office.forget('Carla');
    expect(await handed()).toEqual([['Weekend', '2025-11-03', 'Partecipante 1']]);
    const audited = await office.db('audit').whereLike('action', '%handover').select('before', 'after');
    expect(JSON.stringify(audited)).not.toContain('Carla');
  });

  test('stays with the player’s removal, and goes with the demonstration', async () => {
    await finalOctober();
    await hand('Weekend', '2025-11-03');
    await office.remove('Carla');
    expect(await handed()).toEqual([['Weekend', '2025-11-03', 'Carla']]);
    await hand('Cena', '2025-11-03');
    await office.db('players').where({ name: 'Bruno' }).update({ is_demo: true });
    await office.run(wipeDemo);
    expect(await office.db('prize_handovers').pluck('title')).toEqual(['Weekend']);
  });
});
