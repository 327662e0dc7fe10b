import { call } from '@vetta/contract/client/call';
import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { ToastMessage } from '@vetta/design-system/toast';
import { useChange, withReason } from '../use-change.ts';
import { numbersInWords } from './numbers-in-words.ts';
import { type Recorded, recordEntry } from './record-entry.ts';
import { sameNumbers } from './same-numbers.ts';

interface Recording {
  readonly entry: NewEntry;
  /** The day's data as the dialog showed them; undefined where it showed none. */
  readonly shown: Entry | undefined;
}

export const useRecordEntry = () =>
  useChange({
    run: ({ entry }: Recording, adminKey) => recordEntry(entry, adminKey),
    done: (recorded, { shown }) => whatWasDone(recorded, shown),
    failed: withReason("Errore nell'aggiunta dell'entry"),
    movesDaysOf: ({ entry }) => entry.playerId,
  });

function whatWasDone(recorded: Recorded, shown: Entry | undefined): ToastMessage {
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
  useChange({
    run: ({ id }: { id: string; playerId: string }, adminKey) =>
      call('DELETE /api/admin/entries/{id}', { params: { id } }, { adminKey }),
    done: 'Entry eliminata con successo',
    failed: withReason("Errore nell'eliminazione dell'entry"),
    movesDaysOf: ({ playerId }) => playerId,
  });
