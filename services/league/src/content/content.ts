import type { ContentChange, ContentItem, NewContent } from '@vetta/contract/content';
import { failure } from '../failure.ts';
import { plainRows } from '../plain-rows.ts';

/** The texts that admins set, in the order of their keys. */
export const content = plainRows<ContentItem, NewContent, ContentChange>({
  table: 'site_content',
  by: 'key',
  columns: 'id, key, value, description',
  order: 'key',
  // An empty note is none.
  toColumns: (text) => ({ ...text, description: text.description === '' ? null : text.description }),
  unknown: failure('unknown_content', 404, () => 'Questo contenuto non esiste più'),
  taken: failure('key_taken', 409, (key: string) => `Esiste già un contenuto con la chiave «${key}»`),
});
