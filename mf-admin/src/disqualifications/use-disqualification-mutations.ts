import { callWithStatus } from '@vetta/contract/client/call';
import type { Disqualification } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { disqualificationData } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';

interface NewDisqualification {
  readonly playerId: string;
  readonly month: string;
  readonly reason: string;
}

export const useDisqualify = () =>
  useAdminMutation({
    run: ({ playerId: id, ...body }: NewDisqualification, adminKey) =>
      callWithStatus('PUT /api/admin/players/{id}/disqualification', { params: { id }, body }, { adminKey }),
    done: 'Partecipante squalificato',
    failed: withReason('Errore nella squalifica del partecipante'),
    refreshes: disqualificationData,
  });

/** Takes a disqualification back, unless another admin has changed it since it was read. */
export const useLiftDisqualification = () =>
  useAdminMutation({
    run: ({ playerId: id, month, rowTag: ifMatch }: Tagged<Disqualification>, adminKey) =>
      callWithStatus(
        'PUT /api/admin/players/{id}/disqualification',
        { params: { id }, body: { month, reason: null } },
        { adminKey, ifMatch },
      ),
    done: 'Squalifica tolta',
    failed: withReason('Errore nel togliere la squalifica'),
    refreshes: disqualificationData,
  });
