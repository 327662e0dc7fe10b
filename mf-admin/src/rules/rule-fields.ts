import type { Rule } from '@vetta/contract/rules';
import { type Fields, textField, valueField, yesOrNoField } from '../kit/fields/fields.ts';

/** A rule's fields in words. */
export const ruleFields = {
  title: textField('Titolo'),
  content: textField('Contenuto'),
  order: valueField<number>('Ordine', String),
  isActive: yesOrNoField('Attiva', { yes: 'Attiva', no: 'Inattiva' }),
} satisfies Fields<Rule>;
