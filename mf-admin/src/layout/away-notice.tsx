import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import { Notice } from '@vetta/design-system/notice';
import { useEffect, useState } from 'react';
import { useRetry } from './use-retry.ts';

/** What is said while no answer comes. */
export const awayInWords = (): string =>
  `${navigator.onLine ? 'Il server non risponde' : 'Sei senza rete'}: quello che scrivi resta qui, riprovo da solo`;

/** One sentence while no answer comes to what the panel asks. What is shown is asked for again until one does. */
export function AwayNotice({ isSaid }: { readonly isSaid: boolean }) {
  const client = useQueryClient();
  const isAway = useIsAway();
  useRetry(isAway, () => void client.refetchQueries({ queryKey: ['admin'], type: 'active' }));
  return isAway && isSaid && <Notice tone="warning" title={awayInWords()} />;
}

/** Whether the last call of the panel got no answer. A server that says what is missing has answered. */
function useIsAway(): boolean {
  const client = useQueryClient();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const note = (action: { type: string; error?: unknown; manual?: boolean }) => {
      if (action.type === 'success' && !action.manual) setAway(false);
      if (action.type === 'error') setAway(!(action.error instanceof CallError));
    };
    const unsubscribe = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.query.queryKey[0] === 'admin') note(event.action);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated') note(event.action);
      }),
    ];
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [client]);
  return isAway;
}
