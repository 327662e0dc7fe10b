import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { liftBonusBlock, listBonusBlocks } from './bonus-blocks.ts';

const office = useOffice();

const october = async () => {
  await office.begin('2025-10-20T09:00', 'Anna');
};

test('a correction after which the condition is not met withdraws a settled award and its points', async () => {
  await october();
  await office.record('Anna', '2025-10-14', { rings: 101 });
  await office.close('2025-10-14');
  expect(await office.points('Anna')).toEqual({ score: 101, bonus: 100, total: 201 });

  await office.record('Anna', '2025-10-14', { rings: 100 });
  expect(await office.points('Anna')).toEqual({ score: 100, bonus: 100, total: 200 });
  await office.close('2025-10-15');
  expect(await office.bonuses('Anna')).toEqual([]);
  expect(await office.points('Anna')).toEqual({ score: 100, bonus: 0, total: 100 });
});

test('a late entry of an earlier day of the week moves an award to that day', async () => {
  await october();
  await office.record('Anna', '2025-10-16', { rings: 101 });
  await office.close('2025-10-16');
  await office.record('Anna', '2025-10-14', { rings: 101 });
  await office.close('2025-10-17');
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-14 settled']);
});

test('the close of a day does not withdraw what was earned after it', async () => {
  await october();
  await office.record('Anna', '2025-10-19', { rings: 101 });
  await office.recalculate();
  await office.erase('Anna', '2025-10-19');
  await office.close('2025-10-18');
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-19 settled']);
  await office.close('2025-10-19');
  expect(await office.bonuses('Anna')).toEqual([]);
});

test('a ticked award stays without its condition being met, and is pending until the close', async () => {
  await october();
  await office.tick('Anna', 'call_beast', '2025-10-15');
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-15 pending']);
  expect(await office.points('Anna')).toEqual({ score: 0, bonus: 0, total: 0 });
  await office.close('2025-10-14');
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-15 pending']);
  await office.close('2025-10-15');
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-15 settled']);
  expect(await office.points('Anna')).toEqual({ score: 0, bonus: 100, total: 100 });
});

test('unticking one’s own tick leaves the week automatic', async () => {
  await october();
  await office.tick('Anna', 'call_beast', '2025-10-15');
  await office.untick('Anna', 'call_beast', '2025-10-15');
  await office.record('Anna', '2025-10-14', { rings: 101 });
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-14 settled']);
});

test('unticking one’s own tick of a week with its ground lets the next evaluation award it', async () => {
  await october();
  await office.tick('Anna', 'call_beast', '2025-10-15');
  await office.record('Anna', '2025-10-14', { rings: 101 });
  await office.recalculate();
  await office.untick('Anna', 'call_beast', '2025-10-15');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-14 settled']);
});

test('a block is listed by week and lifted: the next evaluation awards the bonus again', async () => {
  await october();
  await office.record('Anna', '2025-10-14', { rings: 101 });
  await office.recalculate();
  await office.untick('Anna', 'call_beast', '2025-10-14');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual([]);
  const [block] = await listBonusBlocks(office.db, { weekStartDate: '2025-10-13' });
  expect(block).toMatchObject({ playerId: office.idOf('Anna'), weekStartDate: '2025-10-13' });
  expect(await listBonusBlocks(office.db, { weekStartDate: '2025-10-06' })).toEqual([]);
  if (block === undefined) return;
  await office.run((trx) => liftBonusBlock(trx, block));
  await expect(office.run((trx) => liftBonusBlock(trx, block))).rejects.toMatchObject({ status: 404 });
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-14 settled']);
});

test('unticking removes the points at once and blocks the award for that week; ticking again lifts the block', async () => {
  await october();
  await office.record('Anna', ['2025-10-07', '2025-10-14'], { rings: 101 });
  await office.close('2025-10-19');
  expect((await office.points('Anna')).bonus).toBe(200);

  await office.untick('Anna', 'call_beast', '2025-10-14');
  expect((await office.points('Anna')).bonus).toBe(100);
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-07 settled']);

  await office.tick('Anna', 'call_beast', '2025-10-14');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual([
    'call_beast 2025-10-07 settled',
    'call_beast 2025-10-14 settled',
  ]);
});

test('ticking twice is refused, and so is ticking an automatic award', async () => {
  await october();
  await office.tick('Anna', 'call_beast', '2025-10-15');
  await expect(office.tick('Anna', 'call_beast', '2025-10-16')).rejects.toMatchObject({ status: 409 });
  await office.record('Anna', '2025-10-15', { apptSet: 5 });
  await office.recalculate();
  await expect(office.tick('Anna', 'best_day_record', '2025-10-15')).rejects.toMatchObject({ status: 409 });
});

test('a tick needs a Monday and a day of that week that is not in the future', async () => {
  await october();
  const tick = (day: string, monday: string) => office.tick('Anna', 'first_timer', day, monday);
  await expect(tick('2025-10-15', '2025-10-14')).rejects.toMatchObject({ code: 'not_a_monday' });
  await expect(tick('2025-10-12', '2025-10-13')).rejects.toMatchObject({ code: 'outside_the_week' });
  await expect(tick('2025-10-21', '2025-10-20')).rejects.toMatchObject({ code: 'earned_in_the_future' });
  await tick('2025-10-20', '2025-10-20');
  expect(await office.bonuses('Anna')).toEqual(['first_timer 2025-10-20 pending']);
});

test('an award earned in a final month counts on the day of the evaluation, and keeps that day', async () => {
  // The week of Monday 27 October is in October, final since the close of 2 November, and in November.
  await office.begin('2025-11-04T09:00', 'Anna');
  await office.record('Anna', '2025-10-01', { rings: 1 });
  await office.close('2025-11-02');
  await office.record('Anna', '2025-10-31', { rings: 101 });
  await office.close('2025-11-03');
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-11-03 settled']);
  expect((await office.points('Anna')).bonus).toBe(100);

  await office.closeAt('2025-11-10T09:00');
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-11-03 settled']);
  await office.erase('Anna', '2025-10-31');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual([]);
});

test('awards of a final month are neither ticked, unticked nor withdrawn', async () => {
  await office.begin('2025-11-04T09:00', 'Anna');
  await office.record('Anna', '2025-10-14', { rings: 101 });
  await office.close('2025-11-02');

  await expect(office.tick('Anna', 'first_timer', '2025-10-14')).rejects.toMatchObject({ status: 409 });
  await expect(office.untick('Anna', 'call_beast', '2025-10-14')).rejects.toMatchObject({ status: 409 });
  await office.erase('Anna', '2025-10-14');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual(['call_beast 2025-10-14 settled']);
  expect(await office.points('Anna', '2025-10')).toEqual({ score: 101, bonus: 100, total: 201 });
});
