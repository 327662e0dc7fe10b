import * as calls from '@vetta/contract/players';
import { listEntryDates } from '@vetta/league/entries/list-entries';
import { addPlayer } from '@vetta/league/players/add-player';
import { archivePlayer } from '@vetta/league/players/archive-player';
import { changePlayer } from '@vetta/league/players/change-player';
import { disqualifyPlayer } from '@vetta/league/players/disqualify-player';
import { listArchivedPlayers, listPlayers } from '@vetta/league/players/list-players';
import { removePlayer } from '@vetta/league/players/remove-player';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const playerRoutes = [
  serve(calls.listPlayers, ({ query }, { db, moment }) =>
    query.archived === 'true' ? listArchivedPlayers(db) : listPlayers(db, moment),
  ),
  serve(calls.listEntryDates, ({ params }, { db }) => listEntryDates(db, params.id)),
  serveChange(calls.addPlayer, ({ body }, { trx, moment }) => addPlayer(trx, body, moment)),
  serveChange(calls.changePlayer, ({ params, body }, { trx, moment }) =>
    changePlayer(trx, params.id, body, moment),
  ),
  serveChange(calls.archivePlayer, ({ params, body }, { trx, moment }) =>
    archivePlayer(trx, params.id, body.archived, moment),
  ),
  serveChange(calls.disqualifyPlayer, ({ params, body }, { trx, moment }) =>
    disqualifyPlayer(trx, params.id, body, moment),
  ),
  serveChange(calls.removePlayer, ({ params }, { trx, moment }) => removePlayer(trx, params.id, moment)),
];
