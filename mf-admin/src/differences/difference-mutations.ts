import { callWithStatus } from '@vetta/contract/client/call';
import type { KeptDifference } from '@vetta/contract/intake';
import type { KeptNumbers } from '@vetta/contract/sources';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

/** Keeps the typed or the counted numbers of a day. */
export const useKeepDifference = () =>
  useAdminMutation({
    run: (body: KeptDifference) => callWithStatus('POST /api/admin/differences/keep', { body }),
    done: (_, { keep }) => ({
      title: keep === 'typed' ? 'Restano i numeri scritti' : 'Restano i numeri contati',
    }),
    failed: 'La differenza è ancora da decidere',
    isUndoable: true,
  });

interface KeptOfSheet extends KeptNumbers {
  /** The source's. */
  readonly id: string;
}

/** Keeps the numbers of a sheet or the stored ones of a day. */
export const useKeepNumbers = () =>
  useAdminMutation({
    run: ({ id, ...body }: KeptOfSheet) =>
      callWithStatus('POST /api/admin/sources/{id}/keep', { params: { id }, body }),
    done: (_, { keep }) => ({
      title: keep === 'sheet' ? 'Restano i numeri del foglio' : 'Restano i numeri che ci sono',
    }),
    failed: 'La differenza è ancora da decidere',
    isUndoable: true,
  });
