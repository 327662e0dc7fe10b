import { expect } from 'vitest';
import { recordChange } from '../../../src/audit/record-change.ts';
import type { Change } from '../../../src/change.ts';
import type { LockedTransaction } from '../../../src/standings/lock.ts';
import { rows } from '../../../src/store/rows.ts';
import type { Now } from '../../../src/time/now.ts';
import { changeBetween, type Facts, factsOf } from '../../oracle/undo.ts';
import { command, outcome, type PlayedLeague } from '../played-league.ts';
import type { Step } from '../steps.ts';

/** The functions that play the steps of one subject, by their names. */
export type StepFunctions<Name extends Step['do']> = {
  readonly [One in Name]: (league: PlayedLeague, step: Extract<Step, { do: One }>) => Promise<void>;
};

interface Played {
  /** The call or command, as the audit has it. */
  readonly action?: string;
  /** What the change's journal does not have. */
  readonly without?: string;
  /** What the oracle does that no undo brings back. */
  readonly afterwards?: () => void;
}

/** The changes whose undo takes away the months that they opened. */
const OPENING = ['import', 'source', 'POST /api/admin/entries/bulk', 'PUT /api/admin/identities'];

/**
 * Runs a command on the league, with its audit row, then on the oracle: both accept it, or refuse it with the same status. A command
 * that says that it changed nothing has changed nothing, and one that can be undone is kept.
 */
export async function both(
  league: PlayedLeague,
  real: (trx: LockedTransaction, now: Now) => Promise<unknown>,
  oracle: () => void,
  { action = 'prova', without, afterwards }: Played = {},
): Promise<void> {
  const before = factsOf(league.model);
  const made = await command(league, async (trx, now) => {
    const change = await real(trx, now);
    if (!isChange(change)) return {};
    if (change.isUnrecorded) return { isUnrecorded: true };
    return { id: await recordChange(trx, { actor: 'Maria', action, at: now.instant, change }) };
  });
  expectSame(made, await outcome(oracle));
  if (!('value' in made)) return;
  const { id, isUnrecorded } = made.value;
  if (isUnrecorded) expect(factsOf(league.model)).toEqual(before);
  else if (id !== undefined) await keepChange(league, { id, action, without }, before);
  afterwards?.();
}

type Recorded = Change<unknown, unknown> & { readonly isUnrecorded?: boolean };
const isChange = (value: unknown): value is Recorded =>
  value instanceof Object && 'before' in value && 'after' in value;

/** Keeps a change for its undo, if it wrote a journal. */
export async function keepChange(
  { db, model, now, changes }: PlayedLeague,
  { id, action, without = 'nothing' }: { id: string; action: string; without?: string | undefined },
  before: Facts,
): Promise<void> {
  const [row] = await rows<{ journal: string | null }>(db, 'select journal from audit where id = :id', {
    id,
  });
  const only = (facts: Facts) => new Map([...facts].filter(([key]) => !key.startsWith(`${without} `)));
  const opensMonths = OPENING.includes(action);
  const made = changeBetween(only(before), only(factsOf(model)), { at: now, opensMonths });
  if (row?.journal && made) changes.push({ id, action, made });
}

/** Expects that league and oracle both accepted, or both refused with the same status. */
export function expectSame(real: object, oracle: object): void {
  const status = (outcome: object) => ('refused' in outcome ? outcome.refused : 'accepted');
  expect(status(real)).toBe(status(oracle));
}
