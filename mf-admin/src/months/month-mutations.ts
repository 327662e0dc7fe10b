import { callWithStatus } from '@vetta/contract/client/call';
import { monthPrizes } from '@vetta/contract/client/month-queries';
import type { RebuildRequest } from '@vetta/contract/months';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { putRow } from '../kit/edits/put-row.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

export const useRebuildMonth = (month: string) =>
  useAdminMutation({
    run: (body: RebuildRequest) =>
      callWithStatus('POST /api/admin/months/{month}/rebuild', { params: { month }, body }),
    done: 'Mese ricalcolato',
    failed: 'Impossibile ricalcolare il mese',
  });

export const useVoidDraw = () =>
  useAdminMutation({
    run: ({ id, reason }: { readonly id: string; readonly reason: string }) =>
      callWithStatus('POST /api/admin/draws/{id}/void', { params: { id }, body: { reason } }),
    done: () => ({
      title: 'Estrazione annullata',
      description: 'La prossima chiusura, alle 23:59, estrae di nuovo.',
    }),
    failed: 'Impossibile annullare l’estrazione',
  });

interface Handing {
  /** The prize as the admin saw it. */
  readonly prize: Tagged<MonthPrize>;
  /** The day on which it was handed over; null if it was not. */
  readonly on: string | null;
}

export const useHandOver = () =>
  useAdminMutation({
    run: ({ prize: { month, prizeId: id, rowTag: ifMatch }, on }: Handing) =>
      callWithStatus(
        'PUT /api/admin/months/{month}/prizes/{id}/handover',
        { params: { month, id }, body: { on } },
        { ifMatch },
      ),
    done: (_, { on }) => ({ title: on === null ? 'Consegna tolta' : 'Consegna registrata' }),
    failed: 'Impossibile registrare la consegna',
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, monthPrizes(reply.month).queryKey, reply, 'prizeId'),
    isUndoable: true,
  });
