import { commitCurrentMonth } from '../../src/draws/commit-current-month.ts';
import { Failure } from '../../src/failure.ts';
import { type LockedTransaction, lockedTransaction } from '../../src/standings/lock.ts';
import type { Database } from '../../src/store/database.ts';
import { type Now, nowOf } from '../../src/time/now.ts';
import { dayOf, monthOfDay } from '../oracle/days.ts';
import { commit } from '../oracle/draws.ts';
import { emptyModel, type Model, Refusal } from '../oracle/model.ts';
import type { ModelChange } from '../oracle/undo.ts';
import type { ByHand } from './steps.ts';

/** The real league and the oracle at one instant. */
export interface PlayedLeague {
  readonly db: Database;
  readonly model: Model;
  now: Temporal.Instant;
  /** The changes so far that can be undone, by their audit rows. */
  readonly changes: { readonly id: string; readonly action: string; readonly made: ModelChange }[];
  /** The sheets that are fetched, by their ids. */
  readonly sheets: string[];
}

/** Returns a new installation of the league, and of the oracle, whose first month is committed to. */
export async function playedLeague(db: Database, start: Temporal.ZonedDateTime): Promise<PlayedLeague> {
  const league = { db, model: emptyModel(), now: start.toInstant(), changes: [], sheets: [] };
  await commitCurrentMonth(db, nowOf(league.now));
  commit(league.model, monthOfDay(dayOf(league.now)), league.now);
  return league;
}

/** What a command returned, or the status with which it was refused. */
export type Outcome<T> = { readonly value: T } | { readonly refused: number };

/** Runs a command of the league in its own transaction, as the api does. */
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

/** Returns the element at an index modulo the length; undefined for an empty list. */
export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % (list.length || 1)];

type Numbers = Record<keyof ByHand, number>;

/** Returns the numbers of a player's form; «as stored» is the number that the board shows. */
export function typedNumbers(byHand: ByHand, stored: Numbers): Partial<Numbers> {
  const typed: Partial<Numbers> = {};
  for (const field of ['position', 'score', 'bonus', 'total'] as const) {
    const number = byHand[field];
    if (number === 'as stored') typed[field] = stored[field];
    else if (number !== 'left out') typed[field] = number;
  }
  return typed;
}
