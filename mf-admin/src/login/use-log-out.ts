import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { removeAllDrafts } from '../drafts/stored-draft.ts';
import { logoutReason, session } from './admin-key.ts';
import { FORGOTTEN } from './idle.ts';
import { endLogin } from './session.ts';
import { endElsewhere } from './session-channel.ts';

/**
 * Returns a function that removes the key and all admin data from this tab. The login shows `reason`; without one the admin
 * leaves by choice: the drafts on this device go too, and so do its other tabs.
 */
export function useLogOut(): (reason?: string) => void {
  const client = useQueryClient();
  const setSession = useSetAtom(session);
  const setReason = useSetAtom(logoutReason);
  return useCallback(
    (reason) => {
      setReason(reason ?? null);
      setSession(null);
      if (reason === undefined || reason === FORGOTTEN) endLogin();
      if (reason === undefined) {
        removeAllDrafts();
        endElsewhere();
      }
      client.removeQueries({ queryKey: ['admin'] });
    },
    [client, setSession, setReason],
  );
}
