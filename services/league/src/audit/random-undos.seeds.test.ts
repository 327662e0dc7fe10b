import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { compare } from '../../testing/histories/compare.ts';
import { playStep } from '../../testing/histories/play-step.ts';
import { type PlayedLeague, playedLeague } from '../../testing/histories/played-league.ts';
import { randomRuns } from '../../testing/histories/random-runs.ts';
import { Step } from '../../testing/histories/steps.ts';
import { makeChange, UndoableChange } from '../../testing/histories/undoable-change.ts';
import { Failure } from '../failure.ts';
import { getReceipt } from '../receipts/get-receipt.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import { type LockedTransaction, lockedTransaction } from '../standings/lock.ts';
import { openDatabase } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { type Now, nowOf } from '../time/now.ts';
import { recordChange } from './record-change.ts';
import { undoChange } from './undo-change.ts';

const { seed, numRuns } = randomRuns('Random undos');
const MONTHS = ['2025-09', '2025-10', '2025-11'];

/** Returns all that a person can see of the game, and the rows behind it, except when a standing last changed. */
async function bytes(league: PlayedLeague): Promise<string> {
  const { db } = league;
  const now = nowOf(league.now);
  const seen: unknown[] = [];
  for (const month of MONTHS.filter((one) => one <= now.today.slice(0, 7))) {
    const { updatedAt: _, ...board } = await getLeaderboard(db, now, month);
    seen.push(board);
    for (const { playerId } of board.entries) seen.push(await getReceipt(db, playerId, now, month));
  }
  for (const table of [
    'entries',
    'adjustments',
    'player_bonuses',
    'bonus_blocks',
    'disqualifications',
    'last_positions',
  ]) {
    seen.push(await rows(db, `select to_jsonb(r) as row from ${table} r order by cast(to_jsonb(r) as text)`));
  }
  return JSON.stringify(seen);
}

async function audited(league: PlayedLeague, change: UndoableChange): Promise<string | undefined> {
  try {
    return await inLeague(league, async (trx, now) => {
      const made = await makeChange(trx, change, now);
      return made && recordChange(trx, { actor: 'Maria', action: 'prova', at: now.instant, change: made });
    });
  } catch (error) {
    // Refused: an award of a final month, or a name that two players share.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

const undo = (league: PlayedLeague, id: string): Promise<string> =>
  inLeague(league, async (trx, now) =>
    recordChange(trx, {
      actor: 'Luca',
      action: 'annulla',
      at: now.instant,
      change: await undoChange(trx, id, now),
    }),
  );

const inLeague = <T>(
  { db, now }: PlayedLeague,
  run: (trx: LockedTransaction, now: Now) => Promise<T>,
): Promise<T> => lockedTransaction(db, (trx) => run(trx, nowOf(now)));

/** Returns whether the change wrote a journal: the same numbers again change nothing. */
async function leftJournal({ db }: PlayedLeague, id: string): Promise<boolean> {
  const [row] = await rows<{ journal: string | null }>(db, 'select journal from audit where id = :id', {
    id,
  });
  return row?.journal !== null;
}

test('after any history an undo restores the bytes from before the change, and undoing that undo those from after it', {
  timeout: 3_600_000,
}, async () => {
  const round = fc.record(
    { steps: fc.array(Step, { minLength: 2, maxLength: 8, size: 'max' }), change: UndoableChange },
    { noNullPrototype: true },
  );
  let undone = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 6, maxLength: 10, size: 'max' }), async (rounds) => {
      const db = openDatabase(await freshDatabase(), { max: 2 });
      try {
        const league = await playedLeague(db, Temporal.ZonedDateTime.from('2025-10-20T10:00[Europe/Rome]'));
        for (const { steps, change } of rounds) {
          for (const step of steps) await playStep(league, step);
          const before = await bytes(league);
          const made = await audited(league, change);
          if (made === undefined || !(await leftJournal(league, made))) continue;
          const after = await bytes(league);

          const first = await undo(league, made);
          expect(await bytes(league), JSON.stringify(change)).toBe(before);
          const second = await undo(league, first);
          expect(await bytes(league), JSON.stringify(change)).toBe(after);
          await undo(league, second);
          expect(await bytes(league), JSON.stringify(change)).toBe(before);
          undone += 1;
          // The oracle does not know of the change, so nothing after it may depend on it.
          await compare(league, MONTHS);
        }
      } finally {
        await db.destroy();
      }
    }),
    { seed, numRuns, endOnFailure: true },
  );
  expect(undone).toBeGreaterThan(numRuns);
});
