import { entriesOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { DayRow, Entry } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { dropRow, putRow } from '../kit/edits/put-row.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

interface Recording {
  readonly day: string;
  /** The numbers that were typed; the others stay as they are. */
  readonly entry: Omit<DayRow, 'rowTag'>;
  /** The entry of this day that the dialog shows; undefined if it shows none. */
  readonly replaced: Tagged<Entry> | undefined;
}

/** Records numbers beside the others of the entry that the dialog shows, and never of another. */
export const useRecordEntry = () =>
  useAdminMutation({
    run: ({ day, entry, replaced }: Recording) =>
      callWithStatus('POST /api/admin/entries/bulk', {
        body: { date: day, entries: [{ ...entry, rowTag: replaced?.rowTag ?? null }] },
      }),
    done: (_, { entry, replaced }) => ({
      title: entry.absent
        ? 'Assenza segnata'
        : replaced
          ? 'Entry sostituita con successo'
          : 'Entry aggiunta con successo',
    }),
    failed: "Errore nell'aggiunta dell'entry",
    keep: (client, { reply }) => {
      const [recorded] = reply.rows;
      if (recorded?.entry) putRow(client, entriesOf(reply.date).queryKey, recorded.entry, 'playerId');
    },
  });

export const useRemoveEntry = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Entry>) =>
      callWithStatus('DELETE /api/admin/entries/{id}', { params: { id } }, { ifMatch }),
    done: 'Entry eliminata con successo',
    failed: 'Errore nell’eliminazione dell’entry',
    keep: (client, _, { id, date }) => dropRow(client, entriesOf(date).queryKey, 'id', id),
    isUndoable: true,
  });
