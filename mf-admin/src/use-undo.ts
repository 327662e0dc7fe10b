import { useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '@vetta/contract/client/call';
import { notify } from '@vetta/design-system/toast';
import { useCallback } from 'react';
import { everything, refresh } from './refresh.ts';

/** Returns a function that undoes a change by its id in the audit. A toast tells the outcome; it resolves to whether it was undone. */
export function useUndo(): (auditId: string) => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(
    async (id) => {
      try {
        await call('POST /api/admin/audit/{id}/undo', { params: { id } });
        notify({ tone: 'success', title: 'Modifica annullata' });
        return true;
      } catch (error) {
        const description = error instanceof CallError ? error.serverMessage : undefined;
        notify({
          tone: 'error',
          title: 'Non è stato possibile annullare',
          description: description ?? 'Il server non è raggiungibile. Riprova da Registro.',
        });
        return false;
      } finally {
        await refresh(client, everything);
      }
    },
    [client],
  );
}
