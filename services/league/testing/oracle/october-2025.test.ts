import { expect, test } from 'vitest';
import { type ExpectedMonth, expected, sorted, tracker } from '../october-2025.ts';
import { closeAlone, closeMissed } from './close.ts';
import { addPlayer, recordEntry } from './commands.ts';
import { emptyModel, type Model } from './model.ts';
import { standings } from './standings.ts';

const now = Temporal.Instant.from('2025-11-03T09:00:00+01:00');

/** Reads the month into the oracle from the tracker's lines, without the league's own reader. */
function officeOfOctober(): Model {
  const model = emptyModel();
  const [, ...lines] = tracker.trim().split(/\r?\n/);
  for (const line of lines) {
    const [name = '', date = '', rings, apptSet, apptDone, alignment] = line.split(',');
    if (!model.players.some(({ id }) => id === name)) {
      addPlayer(model, name, { name, joinedOn: '2025-10-01' }, now);
    }
    const numbers = { rings: Number(rings), apptSet: Number(apptSet), apptDone: Number(apptDone) };
    recordEntry(model, { playerId: name, date, ...numbers, alignment: alignment === 'true' }, now);
  }
  return model;
}

const actual = (model: Model): ExpectedMonth => ({
  standings: standings(model, '2025-10').map(({ position, name, score, bonus, total }) => ({
    ...{ position, name, score, bonus, total },
  })),
  awards: model.awards
    .filter(({ settled, manual }) => settled && !manual)
    .map(({ playerId, kind, week, dateEarned }) => ({
      ...{ name: playerId, bonusKey: kind, weekStartDate: week, dateEarned },
    })),
});

test.each([
  { way: 'only the 31st', close: (model: Model) => closeAlone(model, '2025-10-31', now) },
  { way: 'every day in order', close: (model: Model) => closeMissed(model, '2025-10-31', now) },
])('the oracle alone, closing $way, gives the expected standings of October 2025', ({ close }) => {
  const model = officeOfOctober();
  expect(sorted(actual(model))).toEqual(sorted(expected.beforeAnyClose));
  close(model);
  expect(sorted(actual(model))).toEqual(sorted(expected['afterCloseOf2025-10-31']));
  closeMissed(model, '2025-11-02', now);
  expect(sorted(actual(model))).toEqual(sorted(expected.final));
  expect(model.finalMonths.has('2025-10')).toBe(true);
});
