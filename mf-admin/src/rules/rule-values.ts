import { NewRule, type Rule } from '@vetta/contract/rules';
import type { z } from 'zod';

/** The dialog's fields. */
export const RuleFields = NewRule;
export type RuleValues = z.input<typeof RuleFields>;
export type RuleOutput = z.output<typeof RuleFields>;

/** Returns the form's values: the rule's, or those of a new one. */
export const valuesOf = (rule: Omit<Rule, 'id'> | null): RuleOutput => ({
  title: rule?.title ?? '',
  content: rule?.content ?? '',
  order: rule?.order ?? 0,
  isActive: rule?.isActive ?? true,
});
