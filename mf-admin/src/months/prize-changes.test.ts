import type { MonthDetail } from '@vetta/contract/months';
import { samplePrize } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { sampleDraw, sampleMonth } from '../../testing/months.ts';
import { drawsToLookAt, goldChange, prizeChanges } from './prize-changes.ts';
import { standingChanges } from './standing-changes.ts';

const [first, second, third] = sampleMonth.entries;
if (!first || !second || !third) throw new Error('Unreachable: the sample has six rows');
const prize = (position: number, title: string) => samplePrize({ position, title });
const month = (entries: MonthDetail['entries']): MonthDetail => ({
  ...sampleMonth,
  entries,
  prizes: [prize(1, 'Cuffie'), prize(2, 'Buono')],
});
const disqualified = { ...first, eligible: false, notEligible: 'disqualified' as const };
const before = month([first, second]);
const rehearsal = { before, after: month([disqualified, second]) };

test('a rebuild says which prizes change hands, and who had got them already', () => {
  const handover = { playerId: first.playerId, name: first.name, on: '2026-12-02' };
  const handed = {
    month: '2026-10',
    prizeId: prize(1, '').id,
    title: 'Cuffie',
    isLottery: false,
    position: 1,
    winner: { playerId: first.playerId, name: first.name },
    handover,
  };
  expect(prizeChanges(rehearsal, [handed])).toEqual([
    `Cuffie: da ${first.name} a ${second.name}, già consegnato a ${first.name} il 2 dicembre`,
    `Buono: da ${second.name} a nessuno`,
  ]);
  expect(prizeChanges({ before, after: before }, [handed])).toEqual([]);
  expect(prizeChanges({ before: rehearsal.after, after: before }, [])).toEqual([
    `Cuffie: da ${second.name} a ${first.name}`,
    `Buono: a ${second.name}`,
  ]);
});

test('the disqualification of a winner who could win no prizes anyway is told, and who is in vetta instead', () => {
  const late = { ...first, eligible: false, notEligible: 'late' as const };
  const [was, becomes] = [month([late, second]), month([disqualified, second])];
  expect(standingChanges(was, becomes)).toEqual([
    { playerId: first.playerId, name: first.name, before: late, after: disqualified },
  ]);
  expect(goldChange({ before: was, after: becomes })).toEqual([
    `In vetta: da ${first.name} a ${second.name}`,
  ]);
  expect(goldChange({ before: was, after: was })).toEqual([]);
  expect(goldChange({ before: month([late]), after: month([disqualified]) })).toEqual([
    `In vetta: da ${first.name} a nessuno`,
  ]);
});

test('a draw whose winner can win no more is told, one that was voided is not', () => {
  const draw = {
    ...sampleDraw,
    participants: [{ id: first.playerId, name: first.name, total: 3000 }],
    winnerId: first.playerId,
  };
  expect(drawsToLookAt(rehearsal, { draws: [draw] })).toEqual([
    `Lotteria, Mystery box: ${first.name} non può più vincere (squalifica). L’estrazione si può annullare.`,
  ]);
  expect(drawsToLookAt({ after: before }, { draws: [draw] })).toEqual([]);
  expect(drawsToLookAt(rehearsal, { draws: [{ ...draw, voidedAt: '2026-12-03T09:00:00Z' }] })).toEqual([]);
});
