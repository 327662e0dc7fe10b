import { prizes as list } from '@vetta/contract/client/admin-queries';
import { type Prize, prizes } from '@vetta/contract/prizes';
import { rowMutations } from '../kit/row-mutations.ts';
import type { PrizeOutput } from './prize-fields.ts';

/** The words after a failure are fixed; the dialog shows the server's reason. */
const failed = (description: string) => () => ({ title: 'Errore', description });
const notSaved = failed('Impossibile salvare il premio');

export const prizeMutations = rowMutations<Prize, PrizeOutput>({
  rows: prizes,
  list,
  isUndoable: true,
  words: {
    added: 'Premio creato',
    changed: 'Premio aggiornato',
    removed: 'Premio eliminato',
    notAdded: notSaved,
    notChanged: notSaved,
    notRemoved: failed('Impossibile eliminare il premio'),
  },
});
