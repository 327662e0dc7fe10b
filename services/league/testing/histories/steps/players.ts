import { expect } from 'vitest';
import { addPlayer } from '../../../src/players/add-player.ts';
import { archivePlayer } from '../../../src/players/archive-player.ts';
import { changePlayer } from '../../../src/players/change-player.ts';
import { disqualifyPlayer } from '../../../src/players/disqualify-player.ts';
import { removePlayer } from '../../../src/players/remove-player.ts';
import * as oracle from '../../oracle/commands.ts';
import { dayOf, daysLater, monthOfDay, monthsLater } from '../../oracle/days.ts';
import { standings } from '../../oracle/standings.ts';
import { command, pick, typedNumbers } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

const zeros = { position: 0, score: 0, bonus: 0, total: 0 };

export const players: StepFunctions<
  'add player' | 'change player' | 'archive player' | 'disqualify player' | 'remove player'
> = {
  async 'add player'(league, { name, byHand }) {
    const player = { name, ...typedNumbers(byHand, zeros) };
    const added = await command(league, (trx, now) => addPlayer(trx, { ...zeros, ...player }, now));
    // The oracle takes the id that the league gave.
    if ('value' in added) oracle.addPlayer(league.model, added.value.after.id, player, league.now);
    expect(added).toHaveProperty('value');
  },

  async 'change player'(league, { which, name, byHand, daysAgo }) {
    const { model, now } = league;
    const player = pick(model.players, which);
    if (player === undefined) return;
    const onBoard = standings(model, monthOfDay(dayOf(now)));
    // A leaver is on no board, with zeros.
    const stored = onBoard.find(({ playerId }) => playerId === player.id) ?? zeros;
    const joinedOn = daysLater(dayOf(now), -daysAgo);
    const change = { name, joinedOn, ...typedNumbers(byHand, stored) };
    await both(
      league,
      (trx, now) => changePlayer(trx, player.id, change, now),
      () => oracle.changePlayer(model, player.id, change, now),
    );
  },

  async 'archive player'(league, { which, archived }) {
    const { model, now } = league;
    const player = pick(model.players, which);
    if (player === undefined) return;
    await both(
      league,
      (trx, now) => archivePlayer(trx, player.id, archived, now),
      () => oracle.archivePlayer(model, player.id, archived, now),
    );
  },

  async 'disqualify player'(league, { which, monthsAgo, reason }) {
    const { model, now } = league;
    const player = pick(model.players, which);
    if (player === undefined) return;
    const one = { month: monthsLater(monthOfDay(dayOf(now)), -monthsAgo), reason };
    await both(
      league,
      (trx, now) => disqualifyPlayer(trx, player.id, one, now),
      () => oracle.disqualifyPlayer(model, player.id, one, now),
    );
  },

  async 'remove player'(league, { which }) {
    const { model } = league;
    const player = pick(model.players, which);
    if (player === undefined) return;
    await both(
      league,
      (trx, now) => removePlayer(trx, player.id, now),
      () => oracle.removePlayer(model, player.id),
    );
  },
};
