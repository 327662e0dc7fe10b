import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { getDraws } from '../draws/draws.ts';
import { importTracker } from '../imports/import-tracker.ts';
import { listMonthPrizes } from '../prizes/month-prizes.ts';
import { nowOf } from '../time/now.ts';
import { getMonth } from './get-month.ts';
import { listMonths } from './list-months.ts';

const office = useOffice();
const line = (name: string, date: string, rings = 130) => `${name},${date},${rings},0,16,true`;
const take = (...lines: string[]) =>
  office.run((trx, now) =>
    importTracker(trx, ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n'), now, true),
  );
const month = (which: string) => getMonth(office.db, which, nowOf(office.now));
const months = async () =>
  (await listMonths(office.db, nowOf(office.now))).map(({ month, state, imported = false }) => [
    ...[month, state, imported],
  ]);
const prizesOf = (which: string) => listMonthPrizes(office.db, which, nowOf(office.now));

const prize = (title: string, isLottery = false) => office.prize(title, { isLottery });

/** Installed on 20 November, with a prize and a lottery: a file brings September and October, which were over by then. */
async function newOffice() {
  office.at('2025-11-20T10:00');
  await prize('Weekend');
  await prize('Mystery box', true);
  await take(
    line('Anna', '2025-09-15'),
    line('Bruno', '2025-09-16', 0),
    line('Anna', '2025-10-15', 0),
    line('Bruno', '2025-10-16'),
    line('Anna', '2025-11-19'),
  );
}

test('a month that was over before it was committed to is imported: ranked and awarded, without prizes and draw', async () => {
  await newOffice();
  expect(await months()).toEqual([
    ['2025-11', 'open', false],
    ['2025-10', 'grace', true],
    ['2025-09', 'grace', true],
  ]);
  expect(await month('2025-10')).toMatchObject({ imported: true, state: 'grace', prizes: [] });
  expect((await office.board('2025-10')).prizes).toEqual([]);

  await office.closeAt('2025-11-20T23:59');
  expect(await months()).toEqual([
    ['2025-11', 'open', false],
    ['2025-10', 'final', true],
    ['2025-09', 'final', true],
  ]);
  const october = await month('2025-10');
  expect(october).toMatchObject({ imported: true, state: 'final', prizes: [] });
  expect(october.entries.map(({ name, total, eligible }) => [name, total, eligible])).toEqual([
    // Call Beast and First Timer.
    ['Bruno', 130 + 16 * 75 + 25 + 125, true],
    ['Anna', 16 * 75 + 25 + 25, true],
  ]);
  expect((await office.board('2025-10')).prizes).toEqual([]);
  expect((await month('2025-11')).prizes.map(({ title }) => title)).toEqual(['Weekend', 'Mystery box']);
  for (const which of ['2025-09', '2025-10']) {
    expect(await getDraws(office.db, which)).toEqual({ month: which, pending: [], replaced: [], draws: [] });
    expect(await prizesOf(which)).toEqual([]);
  }
});

test('a month that was committed to in its last minutes is not imported, and is drawn', async () => {
  office.at('2025-10-31T23:58');
  await prize('Mystery box', true);
  office.at('2025-11-20T10:00');
  await take(line('Anna', '2025-10-15'));
  await office.closeAt('2025-11-20T23:59');
  expect(await months()).toEqual([
    ['2025-11', 'open', false],
    ['2025-10', 'final', false],
  ]);
  const [draw] = (await getDraws(office.db, '2025-10')).draws;
  expect(draw?.participants.map(({ name }) => name)).toEqual(['Anna']);
  expect((await prizesOf('2025-10')).map(({ winner }) => winner?.name)).toEqual(['Anna']);
});

test('the demonstration plays an office that was installed a month ago: its first month has prizes and a draw', async () => {
  office.at('2025-11-21T10:00');
  await fillDemo(office.db, () => office.now);
  expect(await months()).toEqual([
    ['2025-11', 'open', false],
    ['2025-10', 'final', false],
  ]);
  const { draws } = await getDraws(office.db, '2025-10');
  expect(draws.map(({ prizeTitle, committedAt }) => [prizeTitle, committedAt])).toEqual([
    ['Mystery box', '2025-09-30T22:00:00.000Z'],
  ]);
  // An import removes it with its promise, so a real October is imported.
  await take(line('Anna', '2025-10-15'));
  expect(await months()).toContainEqual(['2025-10', 'grace', true]);
});
