import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@vetta/contract/client/call';
import { useEffect } from 'react';
import { useLogOut } from './log-out.ts';

const isRefused = (error: unknown) => error instanceof CallFailed && error.status === 401;

/** Ends the session when any call finds that the key no longer holds: it was changed while this tab was open. */
export function useLogOutWhenRefused(): void {
  const client = useQueryClient();
  const logOut = useLogOut();
  useEffect(() => {
    const judge = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type === 'updated' && event.action?.type === 'error' && isRefused(event.action.error)) {
        logOut('La chiave di accesso non è più valida. Accedi di nuovo.');
      }
    };
    const stops = [client.getQueryCache().subscribe(judge), client.getMutationCache().subscribe(judge)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, logOut]);
}
