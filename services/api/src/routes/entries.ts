import * as calls from '@vetta/contract/entries';
import { listEntries } from '@vetta/league/entries/list-entries';
import { recordEntries } from '@vetta/league/entries/record-entries';
import { recordEntry } from '@vetta/league/entries/record-entry';
import { removeEntry } from '@vetta/league/entries/remove-entry';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const entryRoutes = [
  serve(calls.listEntries, ({ query }, { db }) => listEntries(db, query.date)),
  serveChange(calls.recordEntry, ({ body }, { trx, moment }) => recordEntry(trx, body, moment)),
  serveChange(calls.recordEntries, ({ body }, { trx, moment }) => recordEntries(trx, body, moment)),
  serveChange(calls.removeEntry, ({ params }, { trx, moment }) => removeEntry(trx, params.id, moment)),
];
