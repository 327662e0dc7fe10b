import * as calls from '@vetta/contract/entries';
import { listEntries, listEntryAuthors, listUsualNumbers } from '@vetta/league/entries/list-entries';
import { refuseEntriesOfOthers } from '@vetta/league/entries/own-entries';
import { recordEntries } from '@vetta/league/entries/record-entries';
import { recordEntry } from '@vetta/league/entries/record-entry';
import { removeEntry } from '@vetta/league/entries/remove-entry';
import { storedEntries } from '@vetta/league/entries/write-entries';
import { isNarrow } from '../admin-key/holder.ts';
import { requireRowsMatch, withTag, withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const entryRoutes = [
  serve(calls.listEntries, async ({ query }, { db }) => withTags(await listEntries(db, query.date))),
  serveStandingsChange(calls.recordEntry, ({ body }, { trx, now }) => recordEntry(trx, body, now)),
  serve(calls.listEntryAuthors, ({ query }, { db }) => listEntryAuthors(db, query.date)),
  serve(calls.listUsualNumbers, ({ query }, { db }) => listUsualNumbers(db, query.date)),
  serveStandingsChange(calls.recordEntries, async ({ body }, { trx, now, holder, secrets }) => {
    if (isNarrow(holder)) {
      const emptied = body.entries.filter((row) => row.absent || Object.values(row).includes(null));
      const days = emptied.map(({ playerId }) => ({ playerId, date: body.date }));
      const stored = await storedEntries(trx, days);
      await refuseEntriesOfOthers(
        trx,
        stored.map(({ id }) => id),
        holder,
      );
    }
    const change = await recordEntries(trx, body, now, secrets.keyed);
    requireRowsMatch(body.entries, change.before);
    const rows = change.reply.rows.map((row) => ({ ...row, entry: row.entry && withTag(row.entry) }));
    return { ...change, reply: { ...change.reply, rows } };
  }),
  serveStandingsChange(calls.removeEntry, async ({ params }, { trx, now, holder }) => {
    if (isNarrow(holder)) await refuseEntriesOfOthers(trx, [params.id], holder);
    return removeEntry(trx, params.id, now);
  }),
];
