import { prizes, settings } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { NewPrize, Prize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import type { PrizeSettings } from '@vetta/contract/settings';
import { putRow } from '../edits/put-row.ts';
import { prizesData, settingsData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

/** The words after a failure are fixed; the dialog shows the server's reason. */
const failed = (description: string) => () => ({ title: 'Errore', description });
const notSaved = failed('Impossibile salvare il premio');

export const useAddPrize = () =>
  useAdminMutation({
    run: (body: NewPrize) => callWithStatus('POST /api/admin/prizes', { body }),
    done: 'Premio creato',
    failed: notSaved,
    refreshes: prizesData,
  });

interface PrizeEdit {
  /** The prize as the admin saw it. */
  readonly prize: Pick<Tagged<Prize>, 'id' | 'rowTag'>;
  readonly body: NewPrize;
}

/** `conflict`: the card's switch has no notice, the dialog has one. */
export const useChangePrize = (conflict: 'toast' | 'notice') =>
  useAdminMutation({
    run: ({ prize: { id, rowTag: ifMatch }, body }: PrizeEdit) =>
      callWithStatus('PUT /api/admin/prizes/{id}', { params: { id }, body }, { ifMatch }),
    done: 'Premio aggiornato',
    failed: notSaved,
    conflict,
    keep: (client, { reply }) => putRow(client, prizes.queryKey, reply, 'id'),
    refreshes: prizesData,
  });

export const useRemovePrize = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Prize>) =>
      callWithStatus('DELETE /api/admin/prizes/{id}', { params: { id } }, { ifMatch }),
    done: 'Premio eliminato',
    failed: failed('Impossibile eliminare il premio'),
    refreshes: prizesData,
    isUndoable: true,
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
    refreshes: settingsData,
  });
