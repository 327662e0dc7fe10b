import type { ContentItem, NewContent } from '@vetta/contract/content';
import { type Fields, textField } from '../fields/fields.ts';

/** A content's fields in words. */
export const contentFields = {
  value: textField('Valore'),
  description: textField('Descrizione'),
} satisfies Fields<ContentItem>;

/** Returns the form's values: the content's, or those of a new one. */
export const valuesOf = (item: Omit<ContentItem, 'id'> | null): NewContent => ({
  key: item?.key ?? '',
  value: item?.value ?? '',
  description: item?.description ?? '',
});
