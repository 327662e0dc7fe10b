import { Failure } from '../../src/failure.ts';
import { type LockedTransaction, lockedTransaction } from '../../src/standings/lock.ts';
import type { Database } from '../../src/store/database.ts';
import { type Now, nowOf } from '../../src/time/now.ts';
import { emptyModel, type Model, Refusal } from '../oracle/model.ts';
import type { ByHand } from './steps.ts';

/** The real league and the oracle, side by side, at one instant. */
export interface PlayedLeague {
  readonly db: Database;
  readonly model: Model;
  now: Temporal.Instant;
}

export const playedLeague = (db: Database, start: Temporal.ZonedDateTime): PlayedLeague => ({
  db,
  model: emptyModel(),
  now: start.toInstant(),
});

/** What the league answered, or the status it refused with. */
export type Outcome<T> = { readonly value: T } | { readonly refused: number };

/** Runs a command of the league in a transaction of its own, as the api does. */
export function command<T>(
  { db, now }: PlayedLeague,
  run: (trx: LockedTransaction, now: Now) => Promise<T>,
): Promise<Outcome<T>> {
  return outcome(() => lockedTransaction(db, (trx) => run(trx, nowOf(now))));
}

export async function outcome<T>(run: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await run() };
  } catch (error) {
    if (error instanceof Failure || error instanceof Refusal) return { refused: error.status };
    throw error;
  }
}

/** The element at a wrapped-around index; undefined of an empty list. */
export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % (list.length || 1)];

type Numbers = Record<keyof ByHand, number>;

/** The numbers of a player's form, where «as stored» is what the board shows at that time. */
export function typedNumbers(byHand: ByHand, stored: Numbers): Partial<Numbers> {
  const typed: Partial<Numbers> = {};
  for (const field of ['position', 'score', 'bonus', 'total'] as const) {
    const number = byHand[field];
    if (number === 'as stored') typed[field] = stored[field];
    else if (number !== 'left out') typed[field] = number;
  }
  return typed;
}
