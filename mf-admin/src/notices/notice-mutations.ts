import { callWithStatus } from '@vetta/contract/client/call';
import type { NewNotice, Notice } from '@vetta/contract/notices';
import type { Tagged } from '@vetta/contract/row-tag';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

export const useAddNotice = () =>
  useAdminMutation({
    run: (body: NewNotice) => callWithStatus('POST /api/admin/notices', { body }),
    done: 'L’avviso va sugli schermi',
    failed: 'L’avviso non è partito',
  });

export const useRemoveNotice = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Notice>) =>
      callWithStatus('DELETE /api/admin/notices/{id}', { params: { id } }, { ifMatch }),
    done: 'L’avviso non è più sugli schermi',
    failed: 'L’avviso è ancora sugli schermi',
    isUndoable: true,
  });
