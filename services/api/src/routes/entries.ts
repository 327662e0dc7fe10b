import * as calls from '@vetta/contract/entries';
import { listEntries } from '@vetta/league/entries/list-entries';
import { recordEntries } from '@vetta/league/entries/record-entries';
import { recordEntry } from '@vetta/league/entries/record-entry';
import { removeEntry } from '@vetta/league/entries/remove-entry';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-standings-change.ts';

export const entryRoutes = [
  serve(calls.listEntries, async ({ query }, { db }) => withTags(await listEntries(db, query.date))),
  serveStandingsChange(calls.recordEntry, ({ body }, { trx, now }) => recordEntry(trx, body, now)),
  serveStandingsChange(calls.recordEntries, ({ body }, { trx, now }) => recordEntries(trx, body, now)),
  serveStandingsChange(calls.removeEntry, ({ params }, { trx, now }) => removeEntry(trx, params.id, now)),
];
