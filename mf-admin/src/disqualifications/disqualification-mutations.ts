import { disqualificationsOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Disqualification } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { dropRow, putRow } from '../kit/edits/put-row.ts';
import { withReason } from '../kit/failures.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { honoursNow } from './honours-now.ts';

interface NewDisqualification {
  readonly playerId: string;
  readonly month: string;
  readonly reason: string;
  /** The tag of the disqualification that the dialog shows; null if it shows none. */
  readonly replaces: string | null;
}

/** Disqualifies a player, says whom that leaves in vetta, and never in place of a disqualification that the dialog has not shown. */
export const useDisqualify = () =>
  useAdminMutation({
    run: async ({ playerId: id, replaces: ifMatch, ...body }: NewDisqualification) => {
      const change = await callWithStatus(
        'PUT /api/admin/players/{id}/disqualification',
        { params: { id }, body },
        { ifMatch },
      );
      return { ...change, honours: await honoursNow(body.month) };
    },
    done: ({ honours }) => withReason('Squalifica registrata')(honours),
    undone: ({ month }) => honoursNow(month),
    conflict: 'notice',
    failed: 'Errore nella squalifica del partecipante',
    keep: (client, { reply }) => putRow(client, disqualificationsOf(reply.month).queryKey, reply, 'playerId'),
    isUndoable: true,
  });

/** Takes a disqualification back, unless another admin has changed it since it was read. */
export const useLiftDisqualification = () =>
  useAdminMutation({
    run: async ({ playerId: id, month, rowTag: ifMatch }: Tagged<Disqualification>) => {
      const change = await callWithStatus(
        'PUT /api/admin/players/{id}/disqualification',
        { params: { id }, body: { month, reason: null } },
        { ifMatch },
      );
      return { ...change, honours: await honoursNow(month) };
    },
    done: ({ honours }) => withReason('Squalifica tolta')(honours),
    undone: ({ month }) => honoursNow(month),
    failed: 'Errore nel togliere la squalifica',
    keep: (client, { reply: { month, playerId } }) =>
      dropRow(client, disqualificationsOf(month).queryKey, 'playerId', playerId),
    isUndoable: true,
  });
