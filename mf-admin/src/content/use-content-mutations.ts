import { content } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { ContentChange, ContentItem, NewContent } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { putRow } from '../edits/put-row.ts';
import { contentData } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';

export const useAddContent = () =>
  useAdminMutation({
    run: (body: NewContent, adminKey) => callWithStatus('POST /api/admin/content', { body }, { adminKey }),
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
    run: ({ item: { key, rowTag: ifMatch }, body }: ContentEdit, adminKey) =>
      callWithStatus('PUT /api/admin/content/{key}', { params: { key }, body }, { adminKey, ifMatch }),
    done: 'Contenuto aggiornato con successo',
    failed: withReason("Errore nell'aggiornamento del contenuto"),
    conflict: 'notice',
    keep: ({ client, adminKey }, { reply }) => putRow(client, content(adminKey).queryKey, reply, 'id'),
    refreshes: contentData,
  });

export const useRemoveContent = () =>
  useAdminMutation({
    run: ({ key, rowTag: ifMatch }: Tagged<ContentItem>, adminKey) =>
      callWithStatus('DELETE /api/admin/content/{key}', { params: { key } }, { adminKey, ifMatch }),
    done: 'Contenuto eliminato con successo',
    failed: withReason("Errore nell'eliminazione del contenuto"),
    refreshes: contentData,
    isUndoable: true,
  });
