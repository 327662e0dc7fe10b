import { entriesOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { dropRow, putRow } from '../edits/put-row.ts';
import { entryDatesOf, standingsData } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';

interface Recording {
  readonly entry: NewEntry;
  /** The entry of this day that the dialog shows; undefined if it shows none. */
  readonly replaced: Tagged<Entry> | undefined;
}

/** Records an entry in place of the one that the dialog shows, and never in place of another. */
export const useRecordEntry = () =>
  useAdminMutation({
    run: ({ entry, replaced }: Recording, adminKey) =>
      callWithStatus(
        'POST /api/admin/entries',
        { body: entry },
        { adminKey, ifMatch: replaced?.rowTag ?? null },
      ),
    done: ({ status }) => ({
      title: status === 201 ? 'Entry aggiunta con successo' : 'Entry sostituita con successo',
    }),
    failed: withReason("Errore nell'aggiunta dell'entry"),
    keep: ({ client, adminKey }, { reply }) =>
      putRow(client, entriesOf(adminKey, reply.date).queryKey, reply, 'playerId'),
    refreshes: ({ entry }) => [...standingsData, entryDatesOf(entry.playerId)],
  });

export const useRemoveEntry = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Entry>, adminKey) =>
      callWithStatus('DELETE /api/admin/entries/{id}', { params: { id } }, { adminKey, ifMatch }),
    done: 'Entry eliminata con successo',
    failed: withReason("Errore nell'eliminazione dell'entry"),
    keep: ({ client, adminKey }, _, { id, date }) =>
      dropRow(client, entriesOf(adminKey, date).queryKey, 'id', id),
    refreshes: ({ playerId }) => [...standingsData, entryDatesOf(playerId)],
    isUndoable: true,
  });
