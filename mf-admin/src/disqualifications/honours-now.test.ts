import { Standing } from '@vetta/contract/standings';
import { expect, test } from 'vitest';
import { honoursInWords } from './honours-now.ts';

const row = (name: string, position: number, total: number, isOut = false) =>
  Standing.parse({
    ...{
      position,
      playerId: `00000000-0000-4000-8000-00000000000${position}`,
      name,
      score: total,
      bonus: 0,
      total,
    },
    ...{
      movement: 0,
      tie: null,
      eligible: !isOut,
      notEligible: isOut ? 'disqualified' : null,
      provisional: true,
    },
  });

test('the first three who are not disqualified are told', () => {
  const entries = [row('Ada Neri', 1, 900, true), row('Bice Riva', 2, 800), row('Ciro Pace', 3, 700)];
  expect(honoursInWords({ month: '2026-11', state: 'open', entries })).toBe(
    'In vetta a novembre: Bice Riva, poi Ciro Pace.',
  );
  expect(honoursInWords({ month: '2026-04', state: 'grace', entries: [row('Ada Neri', 1, 900)] })).toBe(
    'In vetta ad aprile: Ada Neri.',
  );
});

test('a final month waits for its rebuild', () => {
  expect(honoursInWords({ month: '2026-10', state: 'final', entries: [row('Ada Neri', 1, 900)] })).toBe(
    'Ottobre 2026 è definitivo: vale da quando lo ricalcoli, in Mesi.',
  );
});

test('nobody is in vetta without points', () => {
  expect(
    honoursInWords({ month: '2026-11', state: 'open', entries: [row('Ada Neri', 1, 0)] }),
  ).toBeUndefined();
});
