import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { compare } from '../../testing/histories/compare.ts';
import { playStep } from '../../testing/histories/play-step.ts';
import type { PlayedLeague } from '../../testing/histories/played-league.ts';
import { randomRuns, testHistories } from '../../testing/histories/random-runs.ts';
import { Step, stepOf } from '../../testing/histories/steps.ts';
import { isByHand } from '../entries/origins.ts';
import { exportStandings } from '../exports/export-standings.ts';
import { listMonths } from '../months/list-months.ts';
import { getReceipt } from '../receipts/get-receipt.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';

const runs = randomRuns('Random undos');
const MONTHS = ['2025-09', '2025-10', '2025-11'];
const TABLES = [
  ...['adjustments', 'player_bonuses', 'bonus_blocks', 'disqualifications', 'last_positions'],
  ...['identity_links', 'event_kinds', 'events'],
];
// A row that events alone made is another one after an undo, with the same numbers.
const ENTRIES = `select case when ${isByHand('e')} then to_jsonb(e) else to_jsonb(e) - 'id' end as row
  from entries e order by player_id, date`;

/** Returns all that a person can see of the game, and the rows behind it, except when a standing last changed. */
async function bytes({ db, now: instant }: PlayedLeague): Promise<string> {
  const now = nowOf(instant);
  const seen: unknown[] = [await listMonths(db, now), await rows(db, ENTRIES)];
  for (const month of MONTHS.filter((one) => one <= now.today.slice(0, 7))) {
    const { updatedAt: _, ...board } = await getLeaderboard(db, now, month);
    seen.push(board, await Array.fromAsync(exportStandings(db, { month, separator: 'semicolon' }, now)));
    for (const { playerId } of board.entries) seen.push(await getReceipt(db, playerId, now, month));
  }
  for (const table of TABLES)
    seen.push(await rows(db, `select to_jsonb(r) as row from ${table} r order by cast(to_jsonb(r) as text)`));
  return JSON.stringify(seen);
}

/** A change that can be undone. */
const change = stepOf(
  ...(['add player', 'archive player', 'disqualify player', 'remove player', 'record evening'] as const),
  ...(['remove entry', 'untick', 'import file', 'link', 'count kind', 'keep difference'] as const),
  ...(['remove brought', 'fetch sheet', 'keep numbers'] as const),
);
const steps = fc.array(Step, { minLength: 2, maxLength: 8, size: 'max' });
const rounds = fc.array(fc.record({ steps, change }, { noNullPrototype: true }), {
  ...{ minLength: 6, maxLength: 10, size: 'max' },
});
const undo: Step = { do: 'undo', which: 0, of: 'any' };

let undone = 0;
testHistories(
  'after any history an undo restores the bytes from before the change, and undoing that undo those from after it',
  { ...runs, start: '2025-10-20T10:00' },
  rounds,
  async (league, history) => {
    for (const { steps, change } of history) {
      for (const step of steps) await playStep(league, step);
      const before = await bytes(league);
      const { length } = league.changes;
      await playStep(league, change);
      if (league.changes.length === length) continue;
      const after = await bytes(league);
      for (const expected of [before, after, before]) {
        await playStep(league, undo);
        expect(await bytes(league), JSON.stringify(change)).toBe(expected);
      }
      undone += 1;
      await compare(league, MONTHS);
    }
  },
);
// One history alone may have hardly any change that can be undone.
afterAll(() => {
  if (runs.numRuns > 1) expect(undone).toBeGreaterThan(runs.numRuns);
});
