import { expect } from 'vitest';
import { exportEntries } from '../../../src/exports/export-entries.ts';
import { importTracker } from '../../../src/imports/import-tracker.ts';
import { strictTracker } from '../../../src/imports/tracker-source.ts';
import { rows } from '../../../src/store/rows.ts';
import { keyed } from '../../keyed-hash.ts';
import { dayOf, monthOfDay, monthsLater } from '../../oracle/days.ts';
import * as oracle from '../../oracle/imports.ts';
import { both, type StepFunctions } from './step-functions.ts';

export const imports: StepFunctions<'import file' | 'import own export'> = {
  async 'import file'(league, { lines, openMonths }) {
    const { model, now } = league;
    const current = monthOfDay(dayOf(now));
    const dated = lines.map(({ name, monthsAgo, day, numbers }) => ({
      ...{ name, date: `${monthsLater(current, -monthsAgo)}-${day}` },
      ...numbers,
    }));
    const csv = dated.map(({ name, date, rings, apptSet, apptDone, alignment }) =>
      [name, date, rings, apptSet, apptDone, alignment].join(),
    );
    const known = new Set(model.players.map(({ id }) => id));
    let names: { id: string; name: string }[] = [];
    await both(
      league,
      async (trx, now) => {
        const file = ['name,date,rings,apptSet,apptDone,alignment', ...csv].join('\n');
        const change = await importTracker(trx, strictTracker(file, keyed), now, openMonths);
        names = await rows(trx, 'select id, name from players');
        return change;
      },
      () => {
        // The oracle takes the ids that the league gave.
        const idOf = (name: string) =>
          names.find((one) => one.name === name && !known.has(one.id))?.id ?? name;
        oracle.importFile(model, dated, openMonths, now, idOf);
      },
      { action: 'import' },
    );
  },

  /** Our own export comes back unchanged. */
  async 'import own export'(league) {
    const { model, db } = league;
    const names = new Set(model.players.map(({ name }) => name.toLocaleLowerCase('it')));
    if (names.size < model.players.length || model.days.length === 0) return;
    const { signal } = new AbortController();
    const file = (await Array.fromAsync(exportEntries(db, { separator: 'comma' }, signal))).join('');
    await both(
      league,
      async (trx, now) => {
        const change = await importTracker(trx, strictTracker(file, keyed), now, true);
        expect(change.isUnrecorded).toBe(true);
        return change;
      },
      () => {},
    );
  },
};
