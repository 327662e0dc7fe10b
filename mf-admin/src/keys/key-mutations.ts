import { callWithStatus } from '@vetta/contract/client/call';
import type { Key, NewKey } from '@vetta/contract/keys';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

/** Makes a key. The reply alone has the key itself. */
export const useMakeKey = () =>
  useAdminMutation({
    run: (body: NewKey) => callWithStatus('POST /api/admin/keys', { body }),
    done: 'Chiave creata',
    failed: 'Impossibile creare la chiave',
  });

/** Revokes a key, which cannot be undone. */
export const useRevokeKey = () =>
  useAdminMutation({
    run: ({ id }: Key) => callWithStatus('DELETE /api/admin/keys/{id}', { params: { id } }),
    done: (_, { name }) => ({ title: `La chiave «${name}» è revocata` }),
    failed: 'Impossibile revocare la chiave',
  });
