import {
  addChallenge,
  changeChallenge,
  rebuildChallenge,
  removeChallenge,
} from '../../../src/challenges/change-challenges.ts';
import * as oracle from '../../oracle/challenges.ts';
import { dayOf, daysLater } from '../../oracle/days.ts';
import { pick } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

const reason = 'Prova';

export const challenges: StepFunctions<'add sfida' | 'move sfida' | 'remove sfida' | 'rebuild sfida'> = {
  async 'add sfida'(league, { which, sizes, from, days, counted, target, per }) {
    const { model, now } = league;
    const ids = model.players.map(({ id }) => id);
    const left = [...ids.slice(which % ids.length), ...ids.slice(0, which % ids.length)];
    const people = sizes
      .map((size) => (size === null ? null : left.splice(0, size)))
      .filter((side) => side?.length !== 0);
    if (ids.length === 0) return;
    const firstDay = daysLater(dayOf(now), from);
    const challenge = { firstDay, lastDay: daysLater(firstDay, days), counted, target, per };
    const sides = people.map((one) => ({ name: null, colour: 'sky' as const, people: one }));
    let id = '';
    await both(
      league,
      async (trx, now) => {
        const added = await addChallenge(trx, { name: 'Sfida', stake: null, ...challenge, sides }, now);
        id = added.after.id;
        return added;
      },
      () => oracle.addChallenge(model, { id, ...challenge, sides: people }, now),
    );
  },

  async 'move sfida'(league, { which, from }) {
    const challenge = pick(league.model.challenges, which);
    if (challenge === undefined) return;
    const lastDay = daysLater(challenge.lastDay, from);
    await both(
      league,
      (trx, now) => changeChallenge(trx, challenge.id, { lastDay }, now),
      () => oracle.moveChallenge(league.model, challenge, lastDay),
    );
  },

  async 'remove sfida'(league, { which }) {
    const challenge = pick(league.model.challenges, which);
    if (challenge === undefined) return;
    await both(
      league,
      (trx, now) => removeChallenge(trx, challenge.id, now),
      () => oracle.removeChallenge(league.model, challenge),
    );
  },

  async 'rebuild sfida'(league, { which }) {
    const challenge = pick(league.model.challenges, which);
    if (challenge === undefined) return;
    await both(
      league,
      (trx, now) => rebuildChallenge(trx, challenge.id, { reason }, now),
      () => oracle.rebuildChallenge(league.model, challenge),
    );
  },
};
