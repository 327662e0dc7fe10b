import type { NewEntry } from '@vetta/contract/entries';
import { listEntries } from '../../../src/entries/list-entries.ts';
import { recordEntries } from '../../../src/entries/record-entries.ts';
import { recordEntry } from '../../../src/entries/record-entry.ts';
import { removeEntry } from '../../../src/entries/remove-entry.ts';
import * as oracle from '../../oracle/commands.ts';
import { dayOf, daysLater, weekOfDay } from '../../oracle/days.ts';
import { type PlayedLeague, pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

export const entries: StepFunctions<
  'record day' | 'record working week' | 'record evening' | 'remove entry'
> = {
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

  async 'record evening'(league, { rows, daysAgo }) {
    const { model, now } = league;
    const date = daysLater(dayOf(now), -daysAgo);
    const entries = new Map(
      rows.flatMap(({ which, given }) => {
        const player = pick(model.players, which);
        return player ? [[player.id, { playerId: player.id, ...given }] as const] : [];
      }),
    );
    if (entries.size === 0) return;
    await both(
      league,
      (trx, now) => recordEntries(trx, { date, entries: [...entries.values()] }, now),
      () =>
        oracle.recordDays(
          model,
          [...entries.values()].map((one) => ({ ...one, date })),
          now,
        ),
      { action: 'POST /api/admin/entries/bulk' },
    );
  },

  async 'remove entry'(league, { which }) {
    const { model, db, now } = league;
    const day = pick(model.days, which);
    if (day === undefined) return;
    const stored = (await listEntries(db, day.date)).find(({ playerId }) => playerId === day.playerId);
    await both(
      league,
      (trx, now) => removeEntry(trx, stored?.id ?? '', now),
      () => oracle.removeEntry(model, day, now),
    );
  },
};

const record = (league: PlayedLeague, entry: NewEntry): Promise<void> =>
  both(
    league,
    (trx, now) => recordEntry(trx, entry, now),
    () => oracle.recordEntry(league.model, entry, league.now),
  );
