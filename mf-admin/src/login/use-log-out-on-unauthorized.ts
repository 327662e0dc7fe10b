import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogOut } from './use-log-out.ts';

/** By its name: a guest's call is made by the shell, whose CallError is a class of its own. */
const isUnauthorized = (error: unknown) =>
  error instanceof Error && error.name === 'CallError' && 'status' in error && error.status === 401;

/** Logs out when a call answers 401: the key was changed while this tab was open. */
export function useLogOutOnUnauthorized(): void {
  const client = useQueryClient();
  const logOut = useLogOut();
  useEffect(() => {
    const onEvent = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type === 'updated' && event.action?.type === 'error' && isUnauthorized(event.action.error)) {
        logOut('La chiave di accesso non è più valida. Accedi di nuovo.');
      }
    };
    const unsubscribe = [
      client.getQueryCache().subscribe(onEvent),
      client.getMutationCache().subscribe(onEvent),
    ];
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [client, logOut]);
}
