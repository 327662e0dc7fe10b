import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { removeAllDrafts } from '../drafts/stored-draft.ts';
import { adminKey, logoutReason } from './admin-key.ts';

/**
 * Returns a function that removes the key and all admin data from this tab. The login shows `reason`; without one the admin
 * leaves by choice, and the drafts on this device go too.
 */
export function useLogOut(): (reason?: string) => void {
  const client = useQueryClient();
  const setKey = useSetAtom(adminKey);
  const setReason = useSetAtom(logoutReason);
  return useCallback(
    (reason) => {
      setReason(reason ?? null);
      setKey(null);
      if (reason === undefined) removeAllDrafts();
      client.removeQueries({ queryKey: ['admin'] });
    },
    [client, setKey, setReason],
  );
}
