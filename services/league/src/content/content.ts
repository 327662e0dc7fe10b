import { type ContentChange, ContentItem, type NewContent } from '@vetta/contract/content';
import { failure } from '../failure.ts';
import { rowCommands } from '../row-commands.ts';

/** The texts that admins set, in the order of their keys. */
export const content = rowCommands<typeof ContentItem, NewContent, ContentChange>({
  table: 'site_content',
  by: 'key',
  row: ContentItem,
  order: 'key',
  unknown: failure('unknown_content', 404, () => 'Questo contenuto non esiste più'),
  taken: failure('key_taken', 409, (key: string) => `Esiste già un contenuto con la chiave «${key}»`),
});
