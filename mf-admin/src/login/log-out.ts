import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { adminKey, endedBecause } from './admin-key.ts';

/** Forgets the key and everything that was read with it; `why` is told at the login. */
export function useLogOut(): (why?: string) => void {
  const client = useQueryClient();
  const setKey = useSetAtom(adminKey);
  const setReason = useSetAtom(endedBecause);
  return useCallback(
    (why) => {
      setReason(why ?? null);
      setKey(null);
      client.removeQueries({ queryKey: ['admin'] });
    },
    [client, setKey, setReason],
  );
}
