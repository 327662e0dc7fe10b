import { listEntries } from '../../../src/entries/list-entries.ts';
import { recordEntry } from '../../../src/entries/record-entry.ts';
import { removeEntry } from '../../../src/entries/remove-entry.ts';
import * as oracle from '../../oracle/commands.ts';
import { dayOf, daysLater, weekOfDay } from '../../oracle/days.ts';
import { type PlayedLeague, pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

export const entries: StepFunctions<'record day' | 'record working week' | 'remove entry'> = {
  async 'record day'(league, { which, daysAgo, numbers }) {
    const player = pick(league.model.players, which);
    if (player === undefined) return;
    await record(league, { playerId: player.id, date: daysLater(dayOf(league.now), -daysAgo), ...numbers });
  },

  async 'record working week'(league, { which, weeksAgo, numbers }) {
    const today = dayOf(league.now);
    const player = pick(league.model.players, which);
    if (player === undefined) return;
    for (const date of weekOfDay(daysLater(today, -7 * weeksAgo)).slice(0, 5)) {
      if (date <= today) await record(league, { playerId: player.id, date, ...numbers });
    }
  },

  async 'remove entry'(league, { which }) {
    const { model, db } = league;
    const entry = pick(model.entries, which);
    if (entry === undefined) return;
    const stored = (await listEntries(db, entry.date)).find(({ playerId }) => playerId === entry.playerId);
    await both(
      league,
      (trx, now) => removeEntry(trx, stored?.id ?? '', now),
      () => oracle.removeEntry(model, entry.playerId, entry.date),
    );
  },
};

const record = (league: PlayedLeague, entry: oracle.Unrecorded): Promise<void> =>
  both(
    league,
    (trx, now) => recordEntry(trx, entry, now),
    () => oracle.recordEntry(league.model, entry, league.now),
  );
