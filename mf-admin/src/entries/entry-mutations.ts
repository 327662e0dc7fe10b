import { entriesOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { dropRow, putRow } from '../edits/put-row.ts';
import { withReason } from '../reason-of.ts';
import { entriesData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

interface Recording {
  readonly entry: NewEntry;
  /** The entry of this day that the dialog shows; undefined if it shows none. */
  readonly replaced: Tagged<Entry> | undefined;
}

/** Records an entry in place of the one that the dialog shows, and never in place of another. */
export const useRecordEntry = () =>
  useAdminMutation({
    run: ({ entry, replaced }: Recording) =>
      callWithStatus('POST /api/admin/entries', { body: entry }, { ifMatch: replaced?.rowTag ?? null }),
    done: ({ status }, { entry }) => ({
      title: entry.absent
        ? 'Assenza segnata'
        : status === 201
          ? 'Entry aggiunta con successo'
          : 'Entry sostituita con successo',
    }),
    failed: withReason("Errore nell'aggiunta dell'entry"),
    keep: (client, { reply }) => putRow(client, entriesOf(reply.date).queryKey, reply, 'playerId'),
    refreshes: ({ entry }) => entriesData([entry.playerId]),
  });

export const useRemoveEntry = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Entry>) =>
      callWithStatus('DELETE /api/admin/entries/{id}', { params: { id } }, { ifMatch }),
    done: 'Entry eliminata con successo',
    failed: withReason('Errore nell’eliminazione dell’entry'),
    keep: (client, _, { id, date }) => dropRow(client, entriesOf(date).queryKey, 'id', id),
    refreshes: ({ playerId }) => entriesData([playerId]),
    isUndoable: true,
  });
