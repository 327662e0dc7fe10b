import { PlaceReason } from '@vetta/contract/receipts';
import { describe, expect, test } from 'vitest';
import { sampleSite } from '../page/sample-site.ts';
import { movedInWords, receiptLines } from './receipt-view.ts';
import { sampleReceipt } from './sample-receipt.ts';

const nothing = { lines: [], bonuses: [], adjustments: [], bonus: 0 };
const sum = (points: readonly { points: number }[]) => points.reduce((total, line) => total + line.points, 0);

test('the lines sum to the total', () => {
  const receipt = sampleReceipt();
  expect(sum(receiptLines(receipt, []))).toBe(receipt.total);
});

test('each line says how its points came about', () => {
  expect(
    receiptLines(sampleReceipt({ bonus: 250 }), sampleSite().bonusTypes).map(({ label, note, points }) => [
      label,
      note,
      points,
    ]),
  ).toEqual([
    ['Chiamate', '1.045 × 1', 1045],
    ['Appuntamenti fissati', '19 × 25', 475],
    ['Appuntamenti conclusi', '4 × 75', 300],
    ['Allineamenti', '9 × 27,5', 248],
    ['Call Beast', '2 settimane · Più di 100 chiamate in un giorno', 200],
    ['First Timer', '1 settimana · Primo appuntamento concluso della settimana', 25],
    ['Questa settimana', '132 punti + 25 bonus dal 16 novembre: voce per voce a fine settimana', 157],
    ['Correzione a mano', 'sui punti', -40],
  ]);
});

test('a rule that gave nothing has no line, and neither has a week without points', () => {
  const [rings] = sampleReceipt().lines;
  const lines = receiptLines(
    sampleReceipt({
      lines: rings ? [{ ...rings, count: 0, points: 0 }] : [],
      bonuses: [],
      adjustments: [],
      thisWeek: { since: '2026-11-16', points: 0 },
    }),
    [],
  );
  expect(lines).toEqual([]);
});

test.each([
  [
    '2026-11-30',
    '9 punti dal 30 novembre: divisi per voce direbbero i numeri dei singoli giorni, che restano privati',
  ],
  [
    '2026-12-01',
    '9 punti arrivati dopo: divisi per voce direbbero i numeri dei singoli giorni, che restano privati',
  ],
])('what came since %s of a month that is over is the rest of the month, %s', (day, note) => {
  const over = { ...nothing, thisWeek: { since: day, points: 9 } };
  for (const state of ['grace', 'final'] as const)
    expect(receiptLines(sampleReceipt({ ...over, state }), [])).toMatchObject([
      { label: 'Resto del mese', note, points: 9 },
    ]);
});

test('what a month has brought before its first Sunday is no week: it began on the 1st', () => {
  const label = (since: string) =>
    receiptLines(sampleReceipt({ ...nothing, thisWeek: { since, points: 9 } }), [])[0]?.label;
  expect(label('2026-11-01')).toBe('Da inizio mese');
  expect(label('2026-11-02')).toBe('Questa settimana');
});

describe('why a place is another one since the last close', () => {
  test('is told in words that fit the direction', () => {
    expect(movedInWords({ places: 2, why: ['ownPoints'] })).toBe(
      '2 posti in più dall’ultima chiusura: più punti di chi era davanti.',
    );
    expect(movedInWords({ places: -1, why: ['othersPoints', 'ownCorrection'] })).toBe(
      '1 posto in meno dall’ultima chiusura: altri hanno fatto più punti; una correzione a mano dei punti.',
    );
  });

  test('has words for every reason in both directions', () => {
    for (const places of [1, -1])
      for (const why of PlaceReason.options)
        expect(movedInWords({ places, why: [why] })).toMatch(/: \S.+\.$/);
  });
});
