import { expect } from 'vitest';
import type { LockedTransaction } from '../../../src/standings/lock.ts';
import type { Now } from '../../../src/time/now.ts';
import { command, outcome, type PlayedLeague } from '../played-league.ts';
import type { Step } from '../steps.ts';

/** The functions that play the steps of one subject, by their names. */
export type StepFunctions<Name extends Step['do']> = {
  readonly [One in Name]: (league: PlayedLeague, step: Extract<Step, { do: One }>) => Promise<void>;
};

/** Runs a command on the league, then on the oracle: both accept it, or refuse it with the same status. */
export async function both(
  league: PlayedLeague,
  real: (trx: LockedTransaction, now: Now) => Promise<unknown>,
  oracle: () => void,
): Promise<void> {
  expectSame(await command(league, real), await outcome(oracle));
}

/** Expects that league and oracle both accepted, or both refused with the same status. */
export function expectSame(real: object, oracle: object): void {
  const status = (outcome: object) => ('refused' in outcome ? outcome.refused : 'accepted');
  expect(status(real)).toBe(status(oracle));
}
