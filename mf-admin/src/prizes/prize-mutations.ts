import { prizes as list, settings } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import { type Prize, prizes } from '@vetta/contract/prizes';
import type { PrizeSettings } from '@vetta/contract/settings';
import { putRow } from '../kit/edits/put-row.ts';
import { rowMutations } from '../kit/row-mutations.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
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

interface SettingsEdit {
  /** The tag of the settings as the admin saw them. */
  readonly rowTag: string;
  readonly value: PrizeSettings;
}

export const useChangePrizeSettings = () =>
  useAdminMutation({
    run: ({ rowTag: ifMatch, value }: SettingsEdit) =>
      callWithStatus('PUT /api/admin/settings', { body: { key: 'prizes', value } }, { ifMatch }),
    done: 'Impostazioni aggiornate',
    failed: failed('Impossibile aggiornare le impostazioni'),
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, settings.queryKey, reply, 'id'),
  });
