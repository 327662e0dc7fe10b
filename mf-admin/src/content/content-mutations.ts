import { content } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { ContentChange, ContentItem, NewContent } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { putRow } from '../edits/put-row.ts';
import { withReason } from '../reason-of.ts';
import { contentData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

export const useAddContent = () =>
  useAdminMutation({
    run: (body: NewContent) => callWithStatus('POST /api/admin/content', { body }),
    done: 'Contenuto aggiunto con successo',
    failed: withReason("Errore nell'aggiunta del contenuto"),
    refreshes: contentData,
  });

interface ContentEdit {
  /** The content as the admin saw it. */
  readonly item: Tagged<ContentItem>;
  readonly body: ContentChange;
}

export const useChangeContent = () =>
  useAdminMutation({
    run: ({ item: { key, rowTag: ifMatch }, body }: ContentEdit) =>
      callWithStatus('PUT /api/admin/content/{key}', { params: { key }, body }, { ifMatch }),
    done: 'Contenuto aggiornato con successo',
    failed: withReason("Errore nell'aggiornamento del contenuto"),
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, content.queryKey, reply, 'id'),
    refreshes: contentData,
  });

export const useRemoveContent = () =>
  useAdminMutation({
    run: ({ key, rowTag: ifMatch }: Tagged<ContentItem>) =>
      callWithStatus('DELETE /api/admin/content/{key}', { params: { key } }, { ifMatch }),
    done: 'Contenuto eliminato con successo',
    failed: withReason("Errore nell'eliminazione del contenuto"),
    refreshes: contentData,
    isUndoable: true,
  });
