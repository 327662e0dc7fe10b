import * as calls from '@vetta/contract/players';
import { listEntryDates } from '@vetta/league/entries/list-entries';
import { addPlayer } from '@vetta/league/players/add-player';
import { addPlayers } from '@vetta/league/players/add-players';
import { anonymisePlayer } from '@vetta/league/players/anonymise-player';
import { archivePlayer } from '@vetta/league/players/archive-player';
import { changePlayer } from '@vetta/league/players/change-player';
import { disqualifyPlayer, listDisqualifications } from '@vetta/league/players/disqualify-player';
import { listArchivedPlayers, listPlayers } from '@vetta/league/players/list-players';
import { removePlayer } from '@vetta/league/players/remove-player';
import { withTag, withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const playerRoutes = [
  serve(calls.listPlayers, async ({ query }, { db, now }) =>
    withTags(await (query.archived === 'true' ? listArchivedPlayers(db, now) : listPlayers(db, now))),
  ),
  serve(calls.listEntryDates, ({ params }, { db }) => listEntryDates(db, params.id)),
  serveStandingsChange(calls.addPlayer, ({ body }, { trx, now }) => addPlayer(trx, body, now)),
  serveStandingsChange(calls.addPlayers, async ({ body }, { trx, now, secrets }) => {
    const { rows, ...change } = await addPlayers(trx, body, now, secrets.keyed);
    const tagged = rows.map((row) => ({ ...row, player: row.player && withTag(row.player) }));
    return { ...change, reply: { rows: tagged } };
  }),
  serveStandingsChange(calls.changePlayer, ({ params, body }, { trx, now }) =>
    changePlayer(trx, params.id, body, now),
  ),
  serveStandingsChange(calls.archivePlayer, ({ params, body }, { trx, now }) =>
    archivePlayer(trx, params.id, body.archived, now),
  ),
  serveStandingsChange(calls.anonymisePlayer, ({ params, body }, { trx, now, secrets }) =>
    anonymisePlayer(trx, params.id, body, now, secrets.keyed),
  ),
  serve(calls.listDisqualifications, async ({ query }, { db }) =>
    withTags(await listDisqualifications(db, query.month)),
  ),
  serveStandingsChange(calls.disqualifyPlayer, ({ params, body }, { trx, now }) =>
    disqualifyPlayer(trx, params.id, body, now),
  ),
  serveStandingsChange(calls.removePlayer, ({ params }, { trx, now }) => removePlayer(trx, params.id, now)),
];
