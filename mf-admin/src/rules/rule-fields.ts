import type { NewRule, Rule } from '@vetta/contract/rules';
import { type Fields, textField, valueField, yesOrNoField } from '../fields/fields.ts';

/** A rule's fields in words. */
export const ruleFields = {
  title: textField('Titolo'),
  content: textField('Contenuto'),
  order: valueField<number>('Ordine', String),
  isActive: yesOrNoField('Attiva', { yes: 'Attiva', no: 'Inattiva' }),
} satisfies Fields<Rule>;

/** Returns the form's values: the rule's, or those of a new one. */
export const valuesOf = (rule: NewRule | null): NewRule => ({
  title: rule?.title ?? '',
  content: rule?.content ?? '',
  order: rule?.order ?? 0,
  isActive: rule?.isActive ?? true,
});
