import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Rule } from '@vetta/contract/rules';
import type { FieldWords } from '../edits/changed-in-words.ts';
import { useRowForm } from '../edits/use-row-form.ts';
import { RuleFields, type RuleOutput, valuesOf } from './rule-values.ts';
import { useAddRule, useChangeRule } from './use-rule-mutations.ts';

const TaggedRule = tagged(Rule);
const words: FieldWords<Rule> = {
  title: (title) => `Titolo «${title}»`,
  content: (content) => `Contenuto «${content}»`,
  order: (order) => `Ordine ${order}`,
  isActive: (isActive) => (isActive ? 'Attiva' : 'Inattiva'),
};

/** The state of the rule dialog. `rule` is null for a new one. */
export function useRuleForm(rule: Tagged<Rule> | null, onClose: () => void) {
  const { form, draft, close, latest, changedByOthers, afterSave } = useRowForm({
    row: rule,
    shape: TaggedRule,
    words,
    fields: RuleFields,
    valuesOf,
    draftKey: `rule/${rule?.id ?? 'new'}`,
    onClose,
  });
  const add = useAddRule();
  const change = useChangeRule();
  const save = (body: RuleOutput) =>
    latest === null ? add.mutate(body, afterSave) : change.mutate({ rule: latest, body }, afterSave);
  return {
    control: form.control,
    draft,
    close,
    submit: form.handleSubmit(save),
    isSaving: add.isPending || change.isPending,
    changedByOthers,
  };
}
