import { screens } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Command } from '@vetta/contract/screens';
import { useAdminMutation, useChange } from '../kit/use-admin-mutation.ts';

/** Names a screen, renames it, or changes its plan. Without `failed` a form says why it failed. */
export const useChangeScreen = (done: string, failed?: string) =>
  useChange('PUT /api/admin/screens/{id}', {
    done,
    failed,
    conflict: 'notice',
    // The answer is without what the last beat said.
    keep: (client, { reply }) =>
      client.setQueryData(screens.queryKey, (cards) =>
        cards?.map((card) => (card.id === reply.id ? { ...card, ...reply } : card)),
      ),
  });

/** Sends a command to a screen. Its receipt is shown on the card; only a failure is a toast. */
export const useSendCommand = (id: string) =>
  useAdminMutation({
    run: (body: Command) => callWithStatus('POST /api/admin/screens/{id}/commands', { params: { id }, body }),
    done: () => undefined,
    failed: 'Il comando non è partito',
  });
