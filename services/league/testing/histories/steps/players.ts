import { addPlayer } from '../../../src/players/add-player.ts';
import { anonymisePlayer } from '../../../src/players/anonymise-player.ts';
import { archivePlayer } from '../../../src/players/archive-player.ts';
import { changePlayer } from '../../../src/players/change-player.ts';
import { disqualifyPlayer } from '../../../src/players/disqualify-player.ts';
import { removePlayer } from '../../../src/players/remove-player.ts';
import { keyed } from '../../keyed-hash.ts';
import * as oracle from '../../oracle/commands.ts';
import { dayOf, daysLater, monthOfDay, monthsLater } from '../../oracle/days.ts';
import { forgetPlayer } from '../../oracle/forget.ts';
import { standings } from '../../oracle/standings.ts';
import { forgetInChanges } from '../../oracle/undo.ts';
import { pick, typedNumbers } from '../played-league.ts';
import { both, type StepFunctions } from './step-functions.ts';

const zeros = { position: 0, score: 0, bonus: 0, total: 0 };

export const players: StepFunctions<
  'add player' | 'change player' | 'archive player' | 'disqualify player' | 'remove player' | 'forget player'
> = {
  async 'add player'(league, { name, byHand }) {
    const player = { name, ...typedNumbers(byHand, zeros) };
    let id = '';
    await both(
      league,
      async (trx, now) => {
        const added = await addPlayer(trx, { ...zeros, ...player }, now);
        // The oracle takes the id that the league gave.
        id = added.after.id;
        return added;
      },
      () => oracle.addPlayer(league.model, id, player, league.now),
    );
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

  async 'forget player'(league, { which }) {
    const { model, changes } = league;
    // Mostly somebody who can be forgotten.
    const here = model.players.filter(({ archivedOn }) => archivedOn === null);
    const away = [...model.players.filter((player) => !here.includes(player)), ...model.gone];
    const id = pick([...away, ...here.slice(0, 1)], which)?.id;
    if (id === undefined) return;
    let name = '';
    await both(
      league,
      async (trx, now) => {
        const forgotten = await anonymisePlayer(trx, id, { reason: 'Lo ha chiesto' }, now, keyed);
        name = forgotten.reply.name;
        return forgotten;
      },
      () => {
        forgetPlayer(model, id, name);
        const made = changes.map((one) => one.made);
        forgetInChanges(model, made, id, name);
      },
    );
  },
};
