import { type ContentItem, NewContent } from '@vetta/contract/content';
import type { z } from 'zod';

/** The dialog's fields. */
export const ContentFields = NewContent;
export type ContentValues = z.input<typeof ContentFields>;
export type ContentOutput = z.output<typeof ContentFields>;

/** Returns the form's values: the content's, or those of a new one. */
export const valuesOf = (item: Omit<ContentItem, 'id'> | null): ContentOutput => ({
  key: item?.key ?? '',
  value: item?.value ?? '',
  description: item?.description ?? '',
});
