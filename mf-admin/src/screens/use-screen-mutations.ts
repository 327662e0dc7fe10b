import { useMutation, useQueryClient } from '@tanstack/react-query';
import { screens } from '@vetta/contract/client/admin-queries';
import { call, callWithStatus } from '@vetta/contract/client/call';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Command, Screen, ScreenChange } from '@vetta/contract/screens';
import { notify } from '@vetta/design-system/toast';
import { reasonOf, withReason } from '../kit/failures.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { screenName } from './words.ts';

interface ScreenEdit {
  /** The screen as the admin saw it. */
  readonly screen: Tagged<Screen>;
  readonly body: ScreenChange;
}

/** Names a screen, renames it, or changes its plan. */
export const useChangeScreen = (done: string) =>
  useAdminMutation({
    run: ({ screen: { id, rowTag: ifMatch }, body }: ScreenEdit) =>
      callWithStatus('PUT /api/admin/screens/{id}', { params: { id }, body }, { ifMatch }),
    done,
    failed: 'Impossibile salvare lo schermo',
    conflict: 'notice',
    // The answer is without what the last beat said.
    keep: (client, { reply }) =>
      client.setQueryData(screens.queryKey, (cards) =>
        cards?.map((card) => (card.id === reply.id ? { ...card, ...reply } : card)),
      ),
  });

export const useRemoveScreen = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Screen>) =>
      callWithStatus('DELETE /api/admin/screens/{id}', { params: { id } }, { ifMatch }),
    done: (_, screen) => ({ title: `${screenName(screen)} non è più tra gli schermi` }),
    failed: 'Impossibile rimuovere lo schermo',
  });

/** Sends a command to a screen. Its receipt is shown on the card; only a failure is a toast. */
export function useSendCommand(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (command: Command) =>
      call('POST /api/admin/screens/{id}/commands', { params: { id }, body: command }),
    onError: (error) => {
      notify({ tone: 'error', ...withReason('Il comando non è partito')(reasonOf(error)) });
      void client.invalidateQueries();
    },
  });
}
