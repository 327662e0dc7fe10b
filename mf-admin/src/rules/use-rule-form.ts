import { zodResolver } from '@hookform/resolvers/zod';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Rule } from '@vetta/contract/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { changedInWords, type FieldWords } from '../edits/changed-in-words.ts';
import { takeUntouched } from '../edits/take-untouched.ts';
import { useLatestRow } from '../edits/use-latest-row.ts';
import { inItalian } from '../validation.ts';
import { RuleFields, type RuleOutput, type RuleValues, valuesOf } from './rule-values.ts';
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
  const form = useForm<RuleValues, unknown, RuleOutput>({
    resolver: zodResolver(RuleFields, inItalian),
    defaultValues: valuesOf(rule),
  });
  const { control, handleSubmit, getValues, reset } = form;
  const draft = useFormDraft(form, `rule/${rule?.id ?? 'new'}`);
  const close = () => {
    draft.remove();
    onClose();
  };
  const [changedByOthers, setChangedByOthers] = useState<string>();
  const { latest, takeConflict } = useLatestRow(rule, TaggedRule, (before, now) => {
    setChangedByOthers(changedInWords<Rule>(before, now, words));
    reset(takeUntouched<RuleValues>(getValues(), valuesOf(before), valuesOf(now)), {
      keepDefaultValues: true,
    });
  });
  const add = useAddRule();
  const change = useChangeRule();
  const save = (body: RuleOutput) => {
    if (latest === null) add.mutate(body, { onSuccess: close });
    else change.mutate({ rule: latest, body }, { onSuccess: close, onError: takeConflict });
  };
  return {
    control,
    draft,
    close,
    submit: handleSubmit(save),
    isSaving: add.isPending || change.isPending,
    changedByOthers,
  };
}
