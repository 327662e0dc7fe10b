import { useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '@vetta/contract/client/call';
import { notify } from '@vetta/design-system/toast';
import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { withReason } from './failures.ts';

/**
 * Returns a function that undoes a change by its id in the audit. A toast tells the outcome, with the sentence that `tell` returns
 * once it is undone; it resolves to whether it was undone.
 */
export function useUndo(): (auditId: string, tell?: () => Promise<string | undefined>) => Promise<boolean> {
  const client = useQueryClient();
  const count = useSetAtom(undosAtom);
  return useCallback(
    async (id, tell) => {
      let isUndone = false;
      try {
        await call('POST /api/admin/audit/{id}/undo', { params: { id } });
        notify({ tone: 'success', ...withReason('Modifica annullata')(await tell?.()) });
        isUndone = true;
      } catch (error) {
        const description = error instanceof CallError ? error.serverMessage : undefined;
        notify({
          tone: 'error',
          title: 'Non è stato possibile annullare',
          description:
            description ??
            'Il server non ha risposto. Guarda in Registro se è annullata, prima di riprovare.',
        });
      }
      await client.invalidateQueries();
      if (isUndone) count((undos) => undos + 1);
      return isUndone;
    },
    [client, count],
  );
}

/** How many changes were undone since the page was loaded: lists that keep their order take the new one. */
export const undosAtom = atom(0);
