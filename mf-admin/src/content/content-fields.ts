import type { ContentItem } from '@vetta/contract/content';
import { type Fields, textField } from '../kit/fields/fields.ts';

/** A content's fields in words. */
export const contentFields = {
  value: textField('Valore'),
  description: textField('Descrizione'),
} satisfies Fields<ContentItem>;
