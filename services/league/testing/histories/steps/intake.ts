import { expect } from 'vitest';
import { changeCountedKind } from '../../../src/intake/counted-kinds.ts';
import { keepDifference } from '../../../src/intake/differences.ts';
import { linkIdentity } from '../../../src/intake/identities.ts';
import { removeBrought, takeSentEvents } from '../../../src/intake/senders.ts';
import { keyed } from '../../keyed-hash.ts';
import { holderOn } from '../../oracle/day-numbers.ts';
import { dayOf, daysLater } from '../../oracle/days.ts';
import * as oracle from '../../oracle/events.ts';
import { pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

const sender = { isAdmin: true, keyId: null, keyed };

export const intake: StepFunctions<
  'send events' | 'link' | 'count kind' | 'keep difference' | 'remove brought'
> = {
  async 'send events'(league, { source, events }) {
    const { model, now } = league;
    const given = events.map(({ id, cancels, kind, daysAgo, who, amount }) => {
      const day = daysLater(dayOf(now), -daysAgo);
      const own = `${id}`;
      return cancels === null ? { id: own, kind, day, who, amount } : { id: own, cancels: `${cancels}` };
    });
    let states: string[] = [];
    await both(
      league,
      async (trx, now) => {
        // An offset that is not Rome's: the day is Rome's all the same.
        const sent = given.map((event) =>
          'day' in event ? { ...event, at: `${daysLater(event.day, -1)}T23:30:00Z`, day: undefined } : event,
        );
        const change = await takeSentEvents(trx, { source, events: sent }, sender, now);
        states = change.reply.events.map(({ state }) => state);
        return change;
      },
      () => expect(oracle.takeEvents(model, source, given, now)).toEqual(states),
    );
  },

  async link(league, { person, which, daysAgo, openMonths, ignored }) {
    const { model, now } = league;
    const { source, who } = pick(model.identities, person) ?? { source: 'crm', who: 'nobody' };
    const playerId = which === null ? null : pick(model.players, which)?.id;
    if (playerId === undefined) return;
    const from = daysAgo === null ? undefined : daysLater(dayOf(now), -daysAgo);
    const link = { source, who, playerId, openMonths, ignored };
    await both(
      league,
      (trx, now) => linkIdentity(trx, { ...link, ...(from !== undefined && { from }) }, now),
      () => oracle.linkIdentity(model, { ...link, from }, now),
      { action: 'PUT /api/admin/identities' },
    );
  },

  async 'count kind'(league, { do: _, ...kind }) {
    await both(
      league,
      (trx, now) => changeCountedKind(trx, kind, now),
      () => oracle.countKind(league.model, kind, league.now),
    );
  },

  async 'keep difference'(league, { which, keep }) {
    const { model, now } = league;
    const counted = new Set(
      model.events.map(({ source, who = '', day = '' }) => `${holderOn(model, source, who, day)} ${day}`),
    );
    const day = pick(
      model.days.filter(({ playerId, date }) => counted.has(`${playerId} ${date}`)),
      which,
    );
    if (day === undefined) return;
    const kept = { playerId: day.playerId, date: day.date, keep };
    await both(
      league,
      (trx, now) => keepDifference(trx, kept, now),
      () => oracle.keepDifference(model, kept, now),
    );
  },

  async 'remove brought'(league, { source }) {
    await both(
      league,
      (trx, now) => removeBrought(trx, { source, keyId: null }, now),
      () => oracle.removeBrought(league.model, source, league.now),
    );
  },
};
