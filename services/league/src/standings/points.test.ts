import { pointsOf } from '@vetta/contract/points';
import type { ScoringChange } from '@vetta/contract/scoring';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomRuns } from '../../testing/histories/random-runs.ts';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();
const names = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio', 'Giada', 'Ivo'];

const scorings: fc.Arbitrary<ScoringChange> = fc.record({
  ringPoints: fc.integer({ min: 0, max: 100 }),
  appointmentSetPoints: fc.integer({ min: 0, max: 500 }),
  appointmentDonePoints: fc.integer({ min: 0, max: 1_000 }),
  bonusMultiplier: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
});

const entries = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...names),
    day: fc.integer({ min: 1, max: 31 }),
    rings: fc.integer({ min: 0, max: 10_000 }),
    apptSet: fc.integer({ min: 0, max: 1_000 }),
    apptDone: fc.integer({ min: 0, max: 1_000 }),
    alignment: fc.boolean(),
  }),
  { selector: ({ name, day }) => `${name} ${day}`, minLength: 60, maxLength: 8 * 31 },
);

test('the standings sum the points in SQL as the contract computes them, for any numbers and values', {
  timeout: 120_000,
}, async () => {
  office.at('2025-10-31T20:00');
  for (const name of names) await office.add(name, { joinedOn: '2025-10-01' });
  const check = fc.asyncProperty(scorings, entries, async (scoring, recorded) => {
    await office.db('entries').del();
    const rows = recorded.map(({ name, day, apptSet, apptDone, ...numbers }) => ({
      ...numbers,
      player_id: office.idOf(name),
      date: `2025-10-${String(day).padStart(2, '0')}`,
      appt_set: apptSet,
      appt_done: apptDone,
      recorded_at: office.now.toString(),
    }));
    await office.db('entries').insert(rows);
    // Sums the month anew.
    await office.scoring(scoring);

    const board = await office.board();
    for (const name of names) {
      const own = recorded.filter((entry) => entry.name === name);
      const sum = (field: 'rings' | 'apptSet' | 'apptDone') =>
        own.reduce((all, entry) => all + entry[field], 0);
      const counted = {
        rings: sum('rings'),
        apptSet: sum('apptSet'),
        apptDone: sum('apptDone'),
        presences: own.filter(({ alignment }) => alignment).length,
      };
      const row = board.entries.find(({ playerId }) => playerId === office.idOf(name));
      expect(row?.score, `${name}: ${JSON.stringify({ scoring, counted })}`).toBe(pointsOf(counted, scoring));
    }
  });
  const { seed, numRuns } = randomRuns('points');
  await fc.assert(check, { seed, numRuns: numRuns * 4 });
});
