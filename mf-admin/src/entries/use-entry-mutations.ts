import { call } from '@vetta/contract/client/call';
import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { ToastMessage } from '@vetta/design-system/toast';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';
import { numbersInWords } from './numbers-in-words.ts';
import { type Recorded, recordEntry } from './record-entry.ts';
import { sameNumbers } from './same-numbers.ts';

interface Recording {
  readonly entry: NewEntry;
  /** The entry that the dialog showed; undefined if it showed none. */
  readonly shown: Entry | undefined;
}

export const useRecordEntry = () =>
  useAdminMutation({
    run: ({ entry }: Recording, adminKey) => recordEntry(entry, adminKey),
    done: (recorded, { shown }) => messageFor(recorded, shown),
    failed: withReason("Errore nell'aggiunta dell'entry"),
    changedDaysOf: ({ entry }) => entry.playerId,
  });

function messageFor(recorded: Recorded, shown: Entry | undefined): ToastMessage {
  if (recorded.kind === 'added') return { title: 'Entry aggiunta con successo' };
  const { before } = recorded;
  if (before === undefined || sameNumbers(before, shown)) return { title: 'Entry sostituita con successo' };
  return {
    tone: 'info',
    title: 'Entry sostituita: nel frattempo qualcuno aveva salvato altri dati',
    description: `C'erano ${numbersInWords(before)}.`,
  };
}

export const useRemoveEntry = () =>
  useAdminMutation({
    run: ({ id }: { id: string; playerId: string }, adminKey) =>
      call('DELETE /api/admin/entries/{id}', { params: { id } }, { adminKey }),
    done: 'Entry eliminata con successo',
    failed: withReason("Errore nell'eliminazione dell'entry"),
    changedDaysOf: ({ playerId }) => playerId,
  });
