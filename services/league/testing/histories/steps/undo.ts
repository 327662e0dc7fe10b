import { undoChange } from '../../../src/audit/undo-change.ts';
import { forgetMonths } from '../../oracle/imports.ts';
import * as oracle from '../../oracle/undo.ts';
import { pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

export const undo: StepFunctions<'undo'> = {
  async undo(league, { which, of }) {
    const { model, now } = league;
    const changes = league.changes.filter(({ action }) => of === 'any' || action === of).toReversed();
    const change = pick(changes, which);
    if (change === undefined) return;
    let filled: ReadonlySet<string> = new Set();
    await both(
      league,
      (trx, now) => undoChange(trx, change.id, now),
      () => {
        filled = oracle.undoChange(model, change.made, now);
      },
      { action: change.action, afterwards: () => forgetMonths(model, filled, now) },
    );
  },
};
