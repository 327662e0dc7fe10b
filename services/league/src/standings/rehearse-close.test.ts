import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { rehearseClose } from './rehearse-close.ts';

const office = useOffice();

const rehearse = () => rehearseClose(office.db, nowOf(office.now));

/** Anna stands first by one point; Bruno has earned a Call Beast today, and the close has not met it. */
async function closeOffice() {
  await office.begin('2026-11-17T09:00', 'Anna', 'Bruno');
  await office.record('Anna', '2026-11-16', { rings: 50 });
  await office.record('Anna', '2026-11-17', { rings: 60 });
  await office.record('Bruno', '2026-11-17', { rings: 109 });
}

test('before the close it says which bonuses tonight will add, and how the order changes by them', async () => {
  await closeOffice();
  const { month, awards, withdrawn, before, after } = await rehearse();
  expect(month).toBe('2026-11');
  expect(awards).toEqual([{ playerId: office.idOf('Bruno'), name: 'Bruno', bonus: 'Call Beast' }]);
  expect(withdrawn).toBe(0);
  expect(before.map(({ name, total }) => [name, total])).toEqual([
    ['Anna', 110],
    ['Bruno', 109],
  ]);
  expect(after.map(({ name, total }) => [name, total])).toEqual([
    ['Bruno', 209],
    ['Anna', 110],
  ]);
});

test('it changes nothing, and the close does what it said', async () => {
  await closeOffice();
  const board = await office.board();
  const { after } = await rehearse();
  expect(await office.board()).toEqual(board);
  expect(await rows(office.db, 'select from player_bonuses')).toEqual([]);
  await office.closeAt('2026-11-17T23:59');
  const points = (entries: typeof after) => entries.map(({ name, bonus, total }) => [name, bonus, total]);
  expect(points((await office.board()).entries)).toEqual(points(after));
  expect((await rehearse()).awards).toEqual([]);
});

test('a bonus that waits counts among those of tonight, and one whose ground is gone is taken away', async () => {
  await closeOffice();
  await office.tick('Anna', 'first_timer', '2026-11-17');
  expect((await rehearse()).awards.map(({ name, bonus }) => `${name}: ${bonus}`)).toEqual(
    expect.arrayContaining(['Anna: First Timer', 'Bruno: Call Beast']),
  );
  await office.closeAt('2026-11-17T23:59');
  office.at('2026-11-18T09:00');
  await office.record('Bruno', '2026-11-17', { rings: 10 });
  expect(await rehearse()).toMatchObject({ awards: [], withdrawn: 1 });
});

test('Always There is among them on the week’s Sunday alone', async () => {
  await office.begin('2026-11-21T09:00', 'Anna');
  await office.record('Anna', '2026-11-20', { alignment: true });
  expect((await rehearse()).awards).toEqual([]);
  office.at('2026-11-22T20:00');
  expect((await rehearse()).awards.map(({ bonus }) => bonus)).toEqual(['Always There']);
});

test('on the first days of a month it says what the month before still gets, which the close then adds', async () => {
  await office.begin('2026-10-31T20:00', 'Anna', 'Bruno');
  await office.record('Anna', '2026-10-31', { rings: 60 });
  await office.record('Bruno', '2026-10-31', { rings: 44 });
  expect((await rehearse()).grace).toBeNull();
  await office.closeAt('2026-11-01T00:10');
  // Written on the 31st with a digit too few.
  await office.record('Bruno', '2026-10-31', { rings: 144 });
  const { month, awards, grace } = await rehearse();
  expect([month, awards, grace?.month]).toEqual(['2026-11', [], '2026-10']);
  expect(grace?.awards.map(({ name, bonus }) => `${name}: ${bonus}`)).toEqual(['Bruno: Call Beast']);
  await office.closeAt('2026-11-02T00:10');
  const points = (entries: readonly { name: string; total: number }[] = []) =>
    entries.map(({ name, total }) => [name, total]);
  expect(points((await office.board('2026-10')).entries)).toEqual(points(grace?.after));
  expect((await rehearse()).grace?.awards).toEqual([]);
  // The number was right at first: what the close gave for it goes, in October alone.
  await office.record('Bruno', '2026-10-31', { rings: 44 });
  expect(await rehearse()).toMatchObject({ awards: [], withdrawn: 0, grace: { awards: [], withdrawn: 1 } });
});

test('of the month in grace it also says the bonuses of who has left since', async () => {
  await office.begin('2026-11-17T09:00', 'Anna', 'Bruno');
  office.at('2026-12-01T09:00');
  await office.record('Bruno', '2026-11-30', { rings: 120 });
  await office.archive('Bruno');
  const { awards, grace } = await rehearse();
  expect(awards).toEqual([]);
  expect(grace?.awards.map(({ name, bonus }) => `${name}: ${bonus}`)).toEqual(['Bruno: Call Beast']);
});
