import type { Receipt } from '@vetta/contract/receipts';
import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { noteRestore } from '../store/installation-id.ts';
import { nowOf } from '../time/now.ts';
import { getReceipt } from './get-receipt.ts';

const office = useOffice();

const receiptOf = (name: string, at: string, month?: string): Promise<Receipt> => {
  office.at(at);
  return getReceipt(office.db, office.idOf(name), nowOf(office.now), month);
};

/** Adds up the parts that a receipt names; a pending bonus counts nothing yet. */
function sumOf({ lines, bonuses, adjustments }: Receipt) {
  const byHand = (field: string) => adjustments.find((one) => one.field === field)?.points ?? 0;
  const score = lines.reduce((sum, { points }) => sum + points, byHand('score'));
  const bonus = bonuses.reduce((sum, { points, pending }) => sum + (pending ? 0 : points), byHand('bonus'));
  return { score, bonus, total: score + bonus + byHand('total') };
}
/** Adds up all parts of a receipt, which says the points since the last freeze as one number. */
const totalOf = (receipt: Receipt) => sumOf(receipt).total + (receipt.thisWeek?.points ?? 0);
/** What a receipt names, without the one number. */
const named = ({ lines, bonuses, adjustments }: Receipt) => ({ lines, bonuses, adjustments });
const counts = ({ lines }: Receipt) => lines.map(({ count }) => count);
const pointsOf = ({ score, bonus, total }: Receipt) => ({ score, bonus, total });

/** A month with a bit of everything: numbers, a multiplier that rounds, bonuses settled and pending, hand edits. */
async function octoberOffice() {
  await office.begin('2025-10-01T09:00', 'Anna', 'Bruno');
  await office.scoring({ ringPoints: 2, bonusMultiplier: 0.7 });
  office.at('2025-10-03T18:00');
  await office.record('Anna', ['2025-10-01', '2025-10-02', '2025-10-03'], {
    rings: 101,
    apptSet: 5,
    apptDone: 1,
    alignment: true,
  });
  await office.closeAt('2025-10-05T23:59');
  office.at('2025-10-06T09:00');
  await office.record('Anna', '2025-10-06', { rings: 120 });
  await office.change('Anna', { score: 2000, bonus: 90, total: 3000 });
  office.at('2025-10-07T09:00');
  await office.change('Anna', { score: 2011 });
  await office.tick('Anna', 'always_there', '2025-10-06');
}

test("a receipt's lines, bonuses and hand edits sum exactly to the player's points", async () => {
  await octoberOffice();
  const receipt = await receiptOf('Anna', '2025-10-07T10:00');
  expect(receipt).toEqual({
    playerId: office.idOf('Anna'),
    name: 'Anna',
    month: '2025-10',
    state: 'open',
    lines: [
      { what: 'rings', count: 303, each: 2, points: 606 },
      { what: 'apptSet', count: 15, each: 25, points: 375 },
      { what: 'apptDone', count: 3, each: 75, points: 225 },
      // 3 × 17.5 = 52.5, rounded once.
      { what: 'presences', count: 3, each: 17.5, points: 53 },
    ],
    bonuses: [
      { name: 'Best Day Record', weekStartDate: '2025-09-29', points: 100, pending: false },
      { name: 'Call Beast', weekStartDate: '2025-09-29', points: 100, pending: false },
      { name: 'First Timer', weekStartDate: '2025-09-29', points: 25, pending: false },
      { name: 'Always There', weekStartDate: '2025-09-29', points: 100, pending: false },
    ],
    adjustments: [
      { field: 'bonus', points: -235 },
      { field: 'score', points: 512 },
      { field: 'total', points: 910 },
    ],
    // 120 calls on the Monday; the pending Always There is not named.
    thisWeek: { since: '2025-10-06', points: 240 },
    score: 2011,
    bonus: 90,
    total: 3011,
  });
  expect(totalOf(receipt)).toBe(receipt.total);
  expect(pointsOf(receipt)).toEqual(await office.points('Anna'));
});

test('a receipt shows no single day: only sums of the month, and bonuses by their week', async () => {
  await octoberOffice();
  const receipt = await receiptOf('Anna', '2025-10-07T10:00');
  const dates = JSON.stringify(receipt).match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  for (const day of dates) expect(Temporal.PlainDate.from(day).dayOfWeek, day).toBe(1);
});

test('a pending bonus counts from the evening close on, and the receipt shows it as settled', async () => {
  await octoberOffice();
  await office.closeAt('2025-10-07T23:59');
  const receipt = await receiptOf('Anna', '2025-10-08T00:00');
  // 240 of the calls, the Always There, and a Call Beast.
  expect(receipt.thisWeek).toEqual({ since: '2025-10-06', points: 440 });
  expect(totalOf(receipt)).toBe(receipt.total);
  expect(pointsOf(receipt)).toEqual(await office.points('Anna'));

  await office.record('Anna', '2025-10-08', { rings: 1 });
  await office.closeAt('2025-10-12T23:59');
  const after = await receiptOf('Anna', '2025-10-13T00:00');
  expect(after.bonuses).toContainEqual({
    name: 'Always There',
    weekStartDate: '2025-10-06',
    points: 100,
    pending: false,
  });
  expect(after.thisWeek).toEqual({ since: '2025-10-13', points: 0 });
});

test("two evenings' receipts do not show a day's calls, appointments or attendance", async () => {
  await octoberOffice();
  const monday = await receiptOf('Anna', '2025-10-07T10:00');
  await office.record('Anna', '2025-10-07', { rings: 130, apptSet: 6, apptDone: 1, alignment: true });
  expect(named(await receiptOf('Anna', '2025-10-07T18:00'))).toEqual(named(monday));
  await office.closeAt('2025-10-11T23:59');
  expect(named(await receiptOf('Anna', '2025-10-12T10:00'))).toEqual(named(monday));

  await office.closeAt('2025-10-12T23:59');
  const sunday = await receiptOf('Anna', '2025-10-13T09:00');
  expect(counts(sunday)).toEqual([553, 21, 4, 4]);
  expect(totalOf(sunday)).toBe(sunday.total);
});

test('the lines also end with a Sunday that has no close of its own, because a newer day was closed first', async () => {
  await octoberOffice();
  office.at('2025-10-15T09:00');
  await office.record('Anna', '2025-10-08', { rings: 7 });
  await office.record('Anna', '2025-10-13', { rings: 50 });
  // The 6th to the 13th stay without a close: the 12th, a Sunday, is covered.
  await office.close('2025-10-14');
  const receipt = await receiptOf('Anna', '2025-10-15T10:00');
  expect(receipt.lines[0]).toMatchObject({ what: 'rings', count: 303 + 120 + 7 });
  expect(receipt.thisWeek).toEqual({ since: '2025-10-13', points: 100 });
  expect(totalOf(receipt)).toBe(receipt.total);
});

test('numbers corrected, added or removed late move only the one number, until a Sunday adds two days', async () => {
  await octoberOffice();
  const frozen = await receiptOf('Anna', '2025-10-07T10:00');
  await office.erase('Anna', '2025-10-01');
  await office.record('Anna', '2025-10-02', { rings: 1 });
  await office.record('Anna', '2025-10-04', { rings: 50 });
  const corrected = await receiptOf('Anna', '2025-10-07T18:00');
  expect(named(corrected)).toEqual(named(frozen));
  expect(totalOf(corrected)).toBe(corrected.total);
  expect(corrected.total).toBeLessThan(frozen.total);

  // The 4th and the 6th: two days more than the 1st to the 3rd.
  await office.closeAt('2025-10-12T23:59');
  const sunday = await receiptOf('Anna', '2025-10-13T09:00');
  expect(counts(sunday)).toEqual([1 + 101 + 50 + 120, 5, 1, 1]);

  // Corrections of frozen days alone add no day.
  office.at('2025-10-19T23:59');
  await office.record('Anna', ['2025-10-02', '2025-10-03'], { rings: 77 });
  await office.record('Anna', '2025-10-14', { rings: 20 });
  await office.closeMissedDays();
  const next = await receiptOf('Anna', '2025-10-20T09:00');
  expect(named(next)).toEqual(named(sunday));
  expect(totalOf(next)).toBe(next.total);
});

/** November 2026 begins on a Sunday and ends on a Monday. */
async function novemberOffice() {
  await office.begin('2026-11-01T20:00', 'Anna');
  await office.record('Anna', '2026-11-01', { rings: 10, alignment: true });
  office.at('2026-11-08T20:00');
  await office.record('Anna', ['2026-11-05', '2026-11-08'], { rings: 40, apptSet: 1 });
}

test('what comes after the last Sunday of a month stays one number for ever', async () => {
  await novemberOffice();
  office.at('2026-11-29T23:59');
  await office.record('Anna', ['2026-11-24', '2026-11-25'], { rings: 5 });
  await office.closeMissedDays();
  const sunday = await receiptOf('Anna', '2026-11-30T09:00');
  expect(counts(sunday)).toEqual([100, 2, 0, 1]);
  const stays = async (at: string, points: number) => {
    const receipt = await receiptOf('Anna', at, '2026-11');
    expect(named(receipt), at).toEqual(named(sunday));
    expect(receipt.thisWeek, at).toEqual({ since: '2026-11-30', points });
    expect(totalOf(receipt), at).toBe(receipt.total);
  };
  office.at('2026-11-30T20:00');
  await office.record('Anna', '2026-11-30', { rings: 60, apptSet: 2, alignment: true });
  await stays('2026-11-30T20:01', 135);
  await office.closeAt('2026-11-30T23:59');
  await stays('2026-12-01T00:00', 135);
  // A correction in the days of grace.
  await office.record('Anna', '2026-11-05', { rings: 41, apptSet: 1 });
  await stays('2026-12-01T20:00', 136);
  await office.closeAt('2026-12-02T23:59');
  await stays('2026-12-03T00:00', 136);
  await office.record('Anna', '2026-11-20', { rings: 4 });
  await office.rebuild('2026-11');
  await stays('2026-12-04T00:00', 140);
  office.at('2026-12-06T23:59');
  await office.record('Anna', ['2026-12-01', '2026-12-02'], { rings: 1 });
  await office.closeMissedDays();
  await stays('2026-12-07T00:00', 140);
});

test('a day that no close of a Sunday ever met stays in the one number', async () => {
  await office.begin('2025-10-27T09:00', 'Anna');
  await office.record('Anna', '2025-10-27', { rings: 30 });
  office.at('2025-11-02T23:59');
  await office.record('Anna', ['2025-10-28', '2025-10-31', '2025-11-01', '2025-11-02'], { rings: 30 });
  await office.closeMissedDays();
  // The Sunday of the week is November's.
  const october = await receiptOf('Anna', '2025-11-03T09:00', '2025-10');
  expect(counts(october)).toEqual([0, 0, 0, 0]);
  expect(october.thisWeek).toEqual({ since: '2025-10-01', points: 90 });
  expect(counts(await receiptOf('Anna', '2025-11-03T09:00', '2025-11'))).toEqual([60, 0, 0, 0]);
});

test('a Sunday that is closed late names the days as they are at that close', async () => {
  await octoberOffice();
  office.at('2025-10-13T09:00');
  await office.record('Anna', ['2025-10-08', '2025-10-13'], { rings: 7 });
  expect(counts(await receiptOf('Anna', '2025-10-13T10:00'))).toEqual([303, 15, 3, 3]);
  await office.closeMissedDays();
  expect(counts(await receiptOf('Anna', '2025-10-13T10:00'))).toEqual([430, 15, 3, 3]);
});

test('a close that was interrupted and is repeated does not freeze a Sunday again', async () => {
  await octoberOffice();
  office.at('2025-10-12T23:59');
  await office.record('Anna', '2025-10-08', { rings: 7 });
  await office.closeMissedDays();
  const first = await receiptOf('Anna', '2025-10-13T09:00');
  await office.db('closed_days').where('date', '>=', '2025-10-12').delete();
  await office.record('Anna', ['2025-10-09', '2025-10-10'], { rings: 50 });
  await office.closeMissedDays();
  expect(named(await receiptOf('Anna', '2025-10-13T10:00'))).toEqual(named(first));
});

test('after a restore no close freezes a Sunday before it: what was typed since the backup is missing', async () => {
  await octoberOffice();
  const before = await receiptOf('Anna', '2025-10-07T10:00');
  await office.record('Anna', '2025-10-07', { rings: 50 });
  office.at('2025-10-13T09:00');
  await office.run((trx, now) => noteRestore(trx, now));
  await office.closeMissedDays();
  expect(named(await receiptOf('Anna', '2025-10-13T10:00'))).toEqual(named(before));
  await office.closeAt('2025-10-19T23:59');
  expect(counts(await receiptOf('Anna', '2025-10-20T09:00'))).toEqual([303 + 120 + 50, 15, 3, 3]);
});

test('new scoring values count for the frozen sums too, and the receipt sums', async () => {
  await octoberOffice();
  const before = await receiptOf('Anna', '2025-10-07T10:00');
  await office.scoring({ ringPoints: 5, bonusMultiplier: 1 });
  const after = await receiptOf('Anna', '2025-10-07T10:00');
  expect(counts(after)).toEqual(counts(before));
  expect(after.lines[0]).toMatchObject({ each: 5, points: 303 * 5 });
  expect(totalOf(after)).toBe(after.total);
});

test('a bonus that was named stays named when it is taken away: only the one number moves', async () => {
  await octoberOffice();
  const before = await receiptOf('Anna', '2025-10-07T10:00');
  await office.untick('Anna', 'call_beast', '2025-09-29');
  await office.tick('Anna', 'consistency_king', '2025-10-03');
  const after = await receiptOf('Anna', '2025-10-07T10:00');
  expect(named(after)).toEqual(named(before));
  expect(after.thisWeek?.points).toBe((before.thisWeek?.points ?? 0) - 100);
  expect(totalOf(after)).toBe(after.total);
});

test('a player who was removed and restored has the same lines', async () => {
  await octoberOffice();
  const audit = audited(office);
  const before = await receiptOf('Anna', '2025-10-07T10:00');
  const removed = await audit.remove('Anna');
  await office.closeAt('2025-10-12T23:59');
  await audit.undo(removed);
  const after = await receiptOf('Anna', '2025-10-13T09:00');
  expect(named(after)).toEqual(named(before));
  expect(totalOf(after)).toBe(after.total);
});

test('the receipt of a player who was removed sums after a rebuild with other values: the row keeps its own', async () => {
  await octoberOffice();
  await office.begin('2025-11-02T23:59', 'Carla');
  await office.closeMissedDays();
  await office.remove('Anna');
  const stored = await receiptOf('Anna', '2025-11-03T09:00', '2025-10');
  await office.scoring({ ringPoints: 7, bonusMultiplier: 2 });
  await office.run(async (trx) => {
    await trx('bonus_types').update({ points: 11 });
  });
  const rebuild = () => office.rebuild('2025-10', 'today');
  await rebuild();
  expect(await receiptOf('Anna', '2025-11-04T09:00', '2025-10')).toEqual(stored);
  expect((await receiptOf('Bruno', '2025-11-04T09:00', '2025-10')).lines[0]?.each).toBe(7);
  await office.scoring({ ringPoints: 9 });
  await rebuild();
  expect(await receiptOf('Anna', '2025-11-04T09:00', '2025-10')).toEqual(stored);
});

test('before the first closed Sunday of the month all points are one number', async () => {
  await office.begin('2025-10-01T09:00', 'Anna');
  await office.record('Anna', '2025-10-01', { rings: 30, alignment: true });
  await office.closeAt('2025-10-02T23:59');
  const receipt = await receiptOf('Anna', '2025-10-03T09:00');
  expect(receipt.lines.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
  expect(receipt.thisWeek).toEqual({ since: '2025-10-01', points: 55 });
});

test('the receipt of a final month does not change, even when the player is removed', async () => {
  await octoberOffice();
  await office.closeAt('2025-11-02T23:59');
  const stored = await receiptOf('Anna', '2025-11-03T09:00', '2025-10');
  expect(stored.state).toBe('final');
  expect(totalOf(stored)).toBe(stored.total);
  await office.scoring({ ringPoints: 5 });
  await office.change('Anna', { name: 'Anna Rossi', total: 7 });
  await office.record('Anna', '2025-10-20', { rings: 500 });
  expect(await receiptOf('Anna', '2025-11-03T10:00', '2025-10')).toEqual(stored);
  await office.remove('Anna');
  expect(await receiptOf('Anna', '2025-11-04T09:00', '2025-10')).toEqual(stored);
});

test('a player off the board has no receipt, and neither has a future month', async () => {
  await octoberOffice();
  const at = '2025-10-07T10:00';
  await expect(receiptOf('Anna', at, '2025-11')).rejects.toMatchObject({ code: 'future_month', status: 400 });
  await office.archive('Bruno');
  await expect(receiptOf('Bruno', at)).rejects.toMatchObject({ code: 'unknown_player', status: 404 });
});

test('a player without entries has a receipt of zeros', async () => {
  await octoberOffice();
  const { lines, bonuses, adjustments, total } = await receiptOf('Bruno', '2025-10-07T10:00');
  expect(lines.map(({ count, points }) => count + points)).toEqual([0, 0, 0, 0]);
  expect({ bonuses, adjustments, total }).toEqual({ bonuses: [], adjustments: [], total: 0 });
});
