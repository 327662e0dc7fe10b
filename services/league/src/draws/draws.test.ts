import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { changePrize, removePrize } from '../prizes/prizes.ts';
import { lockStandings } from '../standings/lock.ts';
import { nowOf } from '../time/now.ts';
import { commitCurrentMonth } from './commit-current-month.ts';
import { drawLottery } from './draw-lottery.ts';
import { getDraws, voidDraw } from './draws.ts';

const office = useOffice();
const drawsOf = (month = '2025-10') => getDraws(office.db, month);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const names = (participants: readonly { name: string }[] = []) => participants.map(({ name }) => name).sort();
const threshold = { apptDone: 16 };

const box = (title = 'Mystery box', isActive = true) => office.prize(title, { isLottery: true, isActive });

/** An office in October 2025 whose players reached the threshold of 1200 points on the 1st. */
async function octoberOffice(...people: string[]) {
  office.at('2025-09-30T20:00');
  await commitCurrentMonth(office.db, nowOf(Temporal.Instant.from('2025-09-30T18:00:00Z')));
  office.at('2025-10-01T09:00');
  for (const name of people) {
    await office.add(name);
    await office.record(name, '2025-10-01', threshold);
  }
}

const cancel = (id: string, reason = 'Un nome era sbagliato') =>
  office.run((trx, now) => voidDraw(trx, id, reason, now));

test('a prize that is made again before its draw does not change who wins', async () => {
  await octoberOffice(...Array.from({ length: 20 }, (_, n) => `Giocatore ${n}`));
  // From here on October's secret is committed.
  await office.closeAt('2025-10-30T23:59');
  office.at('2025-10-31T23:59');
  /** Returns what the close would draw now, and draws nothing. */
  const wouldDraw = async () => {
    const trx = await office.db.transaction();
    await drawLottery(await lockStandings(trx), '2025-10-31', nowOf(office.now));
    const { draws } = await getDraws(trx, '2025-10');
    await trx.rollback();
    return draws.map(({ prizeId, winnerId }) => ({ prizeId, winnerId }));
  };
  let { id } = await box();
  const [first] = await wouldDraw();
  expect(first).toEqual({ prizeId: id, winnerId: expect.any(String) });
  for (let made = 0; made < 5; made++) {
    await office.run((trx, now) => removePrize(trx, id, now));
    id = (await box()).id;
    expect(await wouldDraw()).toEqual([{ prizeId: id, winnerId: first?.winnerId }]);
  }
});

test("a month's secret is committed by the last close of the month before, and revealed by its draw", async () => {
  await octoberOffice('Anna', 'Bruno', 'Carla');
  await box();
  await office.closeAt('2025-10-30T23:59');
  expect((await drawsOf('2025-11')).pending).toEqual([]);
  await office.closeAt('2025-10-31T23:59');
  const [promised, ...more] = (await drawsOf('2025-11')).pending;
  expect(more).toEqual([]);
  expect(promised).toEqual({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    committedAt: '2025-10-31T22:59:00.000Z',
  });

  office.at('2025-11-01T09:00');
  await office.record('Anna', '2025-11-01', threshold);
  await office.closeAt('2025-11-30T23:59');
  const { pending, draws } = await drawsOf('2025-11');
  expect(pending).toEqual([]);
  expect(draws).toHaveLength(1);
  expect(draws[0]).toMatchObject(promised ?? {});
  expect(sha256(draws[0]?.secret ?? '')).toBe(promised?.commitment);
});

test('the first month is committed at the installation, only once', async () => {
  await octoberOffice();
  const install = () => commitCurrentMonth(office.db, nowOf(Temporal.Instant.from('2025-10-07T08:00:00Z')));
  await install();
  const { pending } = await drawsOf();
  expect(pending).toHaveLength(1);
  await install();
  expect((await drawsOf()).pending).toEqual(pending);
});

test('each active lottery prize is drawn once, at the close of the last day, after its bonuses', async () => {
  await octoberOffice('Anna');
  await office.add('Dora');
  // 1175 points, and First Timer's 25 from the last close on.
  await office.record('Dora', '2025-10-01', { apptSet: 11 });
  await box('Mystery box');
  await box('Cena per due');
  await box('Spento', false);
  office.at('2025-10-31T12:00');
  await office.record('Dora', '2025-10-31', { apptDone: 12 });
  expect(await office.points('Dora')).toMatchObject({ total: 1175 });
  await office.closeAt('2025-10-31T23:58');
  expect((await drawsOf()).draws).toEqual([]);
  await office.closeAt('2025-10-31T23:59');
  const { draws } = await drawsOf();
  expect(draws.map(({ prizeTitle, rank }) => [rank, prizeTitle]).sort()).toEqual([
    [1, 'Mystery box'],
    [2, 'Cena per due'],
  ]);
  for (const { participants, winnerId, drawnAt } of draws) {
    expect(names(participants)).toEqual(['Anna', 'Dora']);
    expect(participants.map(({ id }) => id)).toContain(winnerId);
    expect(drawnAt).toBe('2025-10-31T22:59:00.000Z');
  }
  await office.closeAt('2025-11-02T23:59');
  expect((await drawsOf()).draws).toEqual(draws);
});

test('a participant has an entry of the month and enough points, is not late and not disqualified', async () => {
  await octoberOffice('Anna', 'Disqualificato', 'Partito');
  await office.add('Pochi punti');
  // First Timer's 25 points included: 1199.
  await office.record('Pochi punti', '2025-10-01', { apptDone: 15, rings: 49 });
  await office.add('Senza numeri', { score: 5000 });
  await office.add('In ritardo', { joinedOn: '2025-10-02' });
  await office.record('In ritardo', '2025-10-01', threshold);
  await office.disqualify('Disqualificato', '2025-10', 'Numeri falsificati');
  await office.archive('Partito');
  await box();
  await office.closeAt('2025-10-31T23:59');
  const [draw] = (await drawsOf()).draws;
  expect(draw?.participants).toEqual([{ id: office.idOf('Anna'), name: 'Anna', total: expect.any(Number) }]);
  expect(draw?.winnerId).toBe(office.idOf('Anna'));
});

test('a draw without participants has no winner, and is recorded', async () => {
  await octoberOffice();
  await office.add('Anna');
  await office.record('Anna', '2025-10-01', { rings: 40 });
  await box();
  await office.closeAt('2025-10-31T23:59');
  expect((await drawsOf()).draws).toEqual([
    expect.objectContaining({ participants: [], winnerId: null, prizeTitle: 'Mystery box' }),
  ]);
});

test('later changes do not change a draw', async () => {
  await octoberOffice('Anna', 'Bruno', 'Carla');
  const prize = await box();
  await office.closeAt('2025-10-31T23:59');
  const drawn = await drawsOf();

  office.at('2025-11-01T10:00');
  await office.add('Tardi', { joinedOn: '2025-10-01' });
  await office.record('Tardi', '2025-10-30', threshold);
  await office.erase('Anna', '2025-10-01');
  await office.change('Bruno', { name: 'Bruno Neri' });
  await office.remove('Carla');
  await office.run((trx, now) => changePrize(trx, prize.id, { title: 'Altro', isActive: false }, now));
  await office.setting({ key: 'lotteryThreshold', value: 0 });
  await office.recalculate();
  await office.closeAt('2025-11-02T23:59');
  expect(await office.order('2025-10')).toContain('Tardi');
  expect(await drawsOf()).toEqual(drawn);
});

test("a contest that ends before its month is drawn at the close of its last day, with that day's points", async () => {
  await octoberOffice('Anna');
  await office.add('Bruno', { joinedOn: '2025-10-06' });
  await office.record('Bruno', '2025-10-01', threshold);
  await office.setting({ key: 'contest', value: { start: '2025-10-06', end: '2025-10-24' } });
  await office.add('Carla');
  await box();
  office.at('2025-10-25T09:00');
  await office.record('Carla', '2025-10-25', threshold);
  await office.closeAt('2025-10-25T09:30');
  const [draw] = (await drawsOf()).draws;
  expect(names(draw?.participants)).toEqual(['Anna', 'Bruno']);
  await office.closeAt('2025-10-31T23:59');
  expect((await drawsOf()).draws).toHaveLength(1);
});

test('a draw that is held late has the participants of its own day: archive and board as they were', async () => {
  await octoberOffice('Anna', 'Bruno', 'Carla', 'Dora');
  await box();
  await office.setting({ key: 'contest', value: { start: '2025-10-01', end: '2025-10-20' } });
  office.at('2025-10-19T10:00');
  await office.archive('Anna');
  office.at('2025-10-20T10:00');
  await office.archive('Bruno');
  // The close of the 20th runs on the 22nd: Carla left after the draw's day.
  office.at('2025-10-21T10:00');
  await office.archive('Carla');
  await office.closeAt('2025-10-22T09:00');
  const [draw] = (await drawsOf()).draws;
  expect(names(draw?.participants)).toEqual(['Carla', 'Dora']);
});

test('a draw that is held again in the next month still has the players who left since', async () => {
  await octoberOffice('Anna', 'Bruno');
  await box();
  await office.closeAt('2025-10-31T23:59');
  const [first] = (await drawsOf()).draws;
  await cancel(first?.id ?? '');
  office.at('2025-11-01T10:00');
  await office.archive('Bruno');
  await office.closeAt('2025-11-01T23:59');
  expect(names((await drawsOf()).draws[1]?.participants)).toEqual(['Anna', 'Bruno']);
});

test('a voided draw stays visible; a new secret is committed at once, and the next close draws again', async () => {
  await octoberOffice('Anna', 'Bruno', 'Carla');
  await box('Mystery box');
  await box('Cena per due');
  await office.closeAt('2025-10-31T23:59');
  const [first, other] = (await drawsOf()).draws;
  office.at('2025-11-01T09:00');
  await office.remove('Anna');
  await cancel(first?.id ?? '');
  const between = await drawsOf();
  expect(between.draws).toEqual([
    { ...first, voidedAt: '2025-11-01T08:00:00.000Z', voidReason: 'Un nome era sbagliato' },
    other,
  ]);
  expect(between.pending).toHaveLength(1);
  expect(between.pending[0]?.commitment).not.toBe(first?.commitment);

  await office.closeAt('2025-11-01T23:59');
  const { pending, draws } = await drawsOf();
  expect(pending).toEqual([]);
  expect(draws.slice(0, 2)).toEqual(between.draws);
  expect(draws[2]).toMatchObject({ ...between.pending[0], prizeId: first?.prizeId, voidedAt: null });
  expect(sha256(draws[2]?.secret ?? '')).toBe(between.pending[0]?.commitment);
  expect(draws[2]?.rank).toBe(first?.rank);
  expect(names(draws[2]?.participants)).toEqual(['Bruno', 'Carla']);
  await expect(cancel(first?.id ?? '')).rejects.toMatchObject({ code: 'already_void', status: 409 });
  await expect(cancel('0199f7a2-5c00-7000-8000-000000000001')).rejects.toMatchObject({
    code: 'unknown_draw',
  });
});

test('the voided draw of a final month is held again among the players of its stored standings', async () => {
  await octoberOffice('Anna', 'Bruno');
  await box();
  await office.closeAt('2025-11-02T23:59');
  const [first] = (await drawsOf()).draws;
  await office.setting({ key: 'lotteryThreshold', value: 5000 });
  await office.remove('Bruno');
  await cancel(first?.id ?? '');
  await office.closeAt('2025-11-03T23:59');
  const [, again] = (await drawsOf()).draws;
  expect(again?.participants).toEqual(first?.participants);
  expect(names(again?.participants)).toEqual(['Anna', 'Bruno']);
});
