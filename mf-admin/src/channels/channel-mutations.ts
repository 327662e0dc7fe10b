import type { Channel, Delivery } from '@vetta/contract/channels';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Input } from '@vetta/contract/client/call-types';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

export const useAddChannel = () =>
  useAdminMutation({
    run: (body: Input<'POST /api/admin/channels'>['body']) =>
      callWithStatus('POST /api/admin/channels', { body }),
    done: 'Canale aggiunto: provalo con «Prova»',
    failed: 'Impossibile aggiungere il canale',
  });

interface Edit {
  readonly id: string;
  readonly change: Input<'PUT /api/admin/channels/{id}'>['body'];
}

export const useChangeChannel = () =>
  useAdminMutation({
    run: ({ id, change }: Edit) =>
      callWithStatus('PUT /api/admin/channels/{id}', { params: { id }, body: change }),
    done: 'Canale aggiornato',
    failed: 'Impossibile aggiornare il canale',
  });

export const useRemoveChannel = () =>
  useAdminMutation({
    run: ({ id }: Channel) => callWithStatus('DELETE /api/admin/channels/{id}', { params: { id } }),
    done: (_, { name }) => ({ title: `Il canale «${name}» è eliminato` }),
    failed: 'Impossibile eliminare il canale',
  });

/** Sends a trial; the log shows how it fared. */
export const useTestChannel = () =>
  useAdminMutation({
    run: ({ id }: Channel) => callWithStatus('POST /api/admin/channels/{id}/test', { params: { id } }),
    done: (_, { name }) => ({ title: `Prova in partenza verso «${name}»` }),
    failed: 'Impossibile provare il canale',
  });

export const useResend = () =>
  useAdminMutation({
    run: ({ id }: Delivery) =>
      callWithStatus('POST /api/admin/channels/deliveries/{id}/resend', { params: { id } }),
    done: 'Il messaggio riparte',
    failed: 'Impossibile rimandare il messaggio',
  });
