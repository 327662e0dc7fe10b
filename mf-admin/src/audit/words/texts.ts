import { ContentItem } from '@vetta/contract/content';
import type { ToldRows } from '@vetta/contract/resource';
import type { z } from 'zod';
import { contentFields } from '../../content/content-fields.ts';
import { fieldChanges, fieldsOf } from '../../kit/fields/fields.ts';
import { ofBoth, type Teller } from './account.ts';

/** A text of the site: added, edited or removed. */
export const tellContent = ofBoth(ContentItem.nullable(), (old, now) => {
  const item = now ?? old;
  if (!item) return undefined;
  const verb = old === null ? 'aggiunto' : now === null ? 'eliminato' : 'modificato';
  return {
    did: `ha ${verb} il contenuto «${item.key}»`,
    fields: fieldChanges<ContentItem>(contentFields, old, now),
  };
});

interface PlainRows {
  readonly row: z.ZodType<Readonly<Record<string, string | number | boolean | null>>>;
  readonly told: ToldRows;
}

/** A row that a resource declares: added, edited or removed. */
export const tellRow = ({ row, told: { the, named, labels } }: PlainRows): Teller =>
  ofBoth(row.nullable(), (old, now) => {
    if (now === null) return old ? { did: `ha eliminato ${the} «${old[named]}»` } : undefined;
    if (old === null) return { did: `ha aggiunto ${the} «${now[named]}»` };
    const fields = fieldChanges<typeof now>(fieldsOf(labels), old, now);
    return { did: `ha modificato ${the} «${now[named]}»`, fields };
  });
