import { settings } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { SettingChange } from '@vetta/contract/settings';
import { putRow } from '../kit/edits/put-row.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

interface Change {
  readonly change: SettingChange;
  /** The tag of the setting as the admin saw it. */
  readonly rowTag: string;
}

/** Changes a setting of the contest. */
export const useChangeSetting = () =>
  useAdminMutation({
    run: ({ change, rowTag: ifMatch }: Change) =>
      callWithStatus('PUT /api/admin/settings', { body: change }, { ifMatch }),
    done: 'Impostazioni aggiornate',
    failed: 'Impossibile aggiornare le impostazioni',
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, settings.queryKey, reply, 'id'),
    isUndoable: true,
  });
