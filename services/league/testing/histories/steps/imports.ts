import { recordChange } from '../../../src/audit/record-change.ts';
import { undoChange } from '../../../src/audit/undo-change.ts';
import { importTracker } from '../../../src/imports/import-tracker.ts';
import { rows } from '../../../src/store/rows.ts';
import { dayOf, monthOfDay, monthsLater } from '../../oracle/days.ts';
import * as oracle from '../../oracle/imports.ts';
import { command, outcome, pick } from '../played-league.ts';
import { both, expectSame, type StepFunctions } from './step-functions.ts';

export const imports: StepFunctions<'import file' | 'undo import'> = {
  async 'import file'(league, { lines, openMonths }) {
    const { model, db, now } = league;
    const current = monthOfDay(dayOf(now));
    const dated = lines.map(({ name, monthsAgo, day, numbers }) => ({
      ...{ name, date: `${monthsLater(current, -monthsAgo)}-${day}` },
      ...numbers,
    }));
    const csv = dated.map(({ name, date, rings, apptSet, apptDone, alignment }) =>
      [name, date, rings, apptSet, apptDone, alignment].join(),
    );
    const real = await command(league, async (trx, now) => {
      const file = ['name,date,rings,apptSet,apptDone,alignment', ...csv].join('\n');
      const change = await importTracker(trx, file, now, openMonths);
      return recordChange(trx, { actor: 'Maria', action: 'import', at: now.instant, change });
    });
    const players = await rows<{ id: string; name: string }>(db, 'select id, name from players');
    const known = new Set(model.players.map(({ id }) => id));
    // The oracle takes the ids that the league gave.
    const idOf = (name: string) => players.find((one) => one.name === name && !known.has(one.id))?.id ?? name;
    const made = await outcome(() => oracle.importFile(model, dated, openMonths, now, idOf));
    expectSame(real, made);
    if ('value' in real && 'value' in made) league.imports.push({ id: real.value, made: made.value });
  },

  async 'undo import'(league, { which }) {
    const one = pick(league.imports, which);
    if (one === undefined) return;
    await both(
      league,
      async (trx, now) => {
        const change = await undoChange(trx, one.id, now);
        return recordChange(trx, { actor: 'Luca', action: 'undo', at: now.instant, change });
      },
      () => oracle.undoImport(league.model, one.made, league.now),
    );
  },
};
