import { callWithStatus } from '@vetta/contract/client/call';
import type { LinkedIdentity } from '@vetta/contract/intake';
import { withReason } from '../reason-of.ts';
import { identitiesData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

/** Says who a person of a source is. */
export const useLinkIdentity = () =>
  useAdminMutation({
    run: (body: LinkedIdentity) => callWithStatus('PUT /api/admin/identities', { body }),
    done: (_, { who, playerId }) => ({
      title:
        playerId === null ? `«${who}» non è più collegato` : `«${who}» è collegato: i suoi eventi contano`,
    }),
    failed: withReason('Il collegamento non è cambiato'),
    refreshes: identitiesData,
  });
