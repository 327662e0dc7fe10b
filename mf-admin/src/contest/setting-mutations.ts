import { settings } from '@vetta/contract/client/admin-queries';
import { putRow } from '../kit/edits/put-row.ts';
import { useChange } from '../kit/use-admin-mutation.ts';

/** Changes a setting of the contest. */
export const useChangeSetting = () =>
  useChange('PUT /api/admin/settings', {
    done: 'Impostazioni aggiornate',
    failed: 'Impossibile aggiornare le impostazioni',
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, settings.queryKey, reply, 'id'),
    isUndoable: true,
  });
