import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { commitCurrentMonth } from '../draws/commit-current-month.ts';
import { getDraws, voidDraw } from '../draws/draws.ts';
import { listLateEntries } from '../months/late-entries.ts';
import { listMonths } from '../months/list-months.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { fillDemo } from './fill-demo.ts';
import { removeDemo } from './remove-demo.ts';
import { seedOffice } from './seed.ts';

const office = useOffice();
const fill = () => fillDemo(office.db, () => office.now);
const wipe = () => office.run(removeDemo);
const finalMonths = async () =>
  (await listMonths(office.db, nowOf(office.now)))
    .filter(({ state }) => state === 'final')
    .map(({ month }) => month);
const closedDays = async () =>
  (await rows<{ date: string }>(office.db, 'select date from closed_days order by date')).map(
    ({ date }) => date,
  );

test('a demonstration that nobody worked in leaves no day, month or draw', async () => {
  office.at('2025-10-22T16:00');
  await commitCurrentMonth(office.db, nowOf(office.now));
  await fill();
  await office.closeAt('2025-11-03T23:59');
  expect(await finalMonths()).toEqual(['2025-10', '2025-09']);
  expect((await getDraws(office.db, '2025-10')).draws).toHaveLength(1);
  const { pending } = await getDraws(office.db, '2025-11');

  await wipe();
  expect(await finalMonths()).toEqual([]);
  expect(await closedDays()).toEqual([]);
  expect((await getDraws(office.db, '2025-10')).draws).toEqual([]);
  // What was promised for a draw to come stays promised.
  expect((await getDraws(office.db, '2025-11')).pending).toEqual(pending);
});

test('what real people did beside a demonstration stays', async () => {
  office.at('2025-10-22T16:00');
  await commitCurrentMonth(office.db, nowOf(office.now));
  await fill();
  await office.add('Anna', { joinedOn: '2025-10-01' });
  await office.record('Anna', '2025-10-20', { apptDone: 16 });
  await office.prize('Automobile', { position: 2, isLottery: true });
  await office.closeAt('2025-11-03T23:59');
  const october = await office.board('2025-10');
  const drawn = (await getDraws(office.db, '2025-10')).draws;
  expect(drawn.map(({ prizeTitle }) => prizeTitle).sort()).toEqual(['Automobile', 'Mystery box']);
  const { pending } = await getDraws(office.db, '2025-11');

  await wipe();
  // September had only invented players.
  expect(await finalMonths()).toEqual(['2025-10']);
  expect(await office.board('2025-10')).toEqual(october);
  expect(await getDraws(office.db, '2025-10')).toEqual({
    month: '2025-10',
    pending: [],
    replaced: [],
    draws: drawn.filter(({ prizeTitle }) => prizeTitle === 'Automobile'),
  });
  expect((await getDraws(office.db, '2025-11')).pending).toEqual(pending);
  const days = await closedDays();
  expect([days[0], days.at(-1)]).toEqual(['2025-10-01', '2025-11-03']);
});

test('the closed days before the first real number are removed', async () => {
  office.at('2025-10-22T23:59');
  await fill();
  await office.add('Anna', { joinedOn: '2025-10-01' });
  await office.record('Anna', '2025-10-20', { rings: 10 });
  await wipe();
  expect(await closedDays()).toEqual(['2025-10-20', '2025-10-21', '2025-10-22']);
  expect(await office.points('Anna')).toEqual({ score: 10, bonus: 0, total: 10 });
});

test('a demonstration that was added to a final month goes with its late numbers, and takes no draw, voided or not', async () => {
  office.at('2025-10-05T10:00');
  await commitCurrentMonth(office.db, nowOf(office.now));
  await office.prize('Automobile', { isLottery: true });
  await office.add('Anna');
  await office.record('Anna', '2025-10-03', { apptDone: 16 });
  await office.closeAt('2025-11-01T10:00');
  const [drawn] = (await getDraws(office.db, '2025-10')).draws;
  await office.run((trx, now) => voidDraw(trx, drawn?.id ?? '', 'Premio sbagliato', now));
  await office.closeAt('2025-11-03T10:00');
  const kept = async () => [
    await office.board('2025-10'),
    await getDraws(office.db, '2025-10'),
    await getDraws(office.db, '2025-11'),
  ];
  const before = await kept();
  expect((await getDraws(office.db, '2025-10')).draws).toHaveLength(2);
  office.at('2025-11-10T10:00');
  const invented = { players: 20, months: ['2025-10', '2025-11'], random: 7, isDemo: true };
  await office.run((trx, now) => seedOffice(trx, invented, now));
  expect((await listLateEntries(office.db, '2025-10')).length).toBeGreaterThan(0);
  await wipe();
  expect(await listLateEntries(office.db, '2025-10')).toEqual([]);
  expect(await kept()).toEqual(before);
});
