import { italianInteger } from '@vetta/contract/italian-integer';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { NewRule, Rule } from '@vetta/contract/rules';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Stack } from '@vetta/design-system/stack';
import { type Control, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import * as styles from '../edits/row-dialog.css.ts';
import { RowDialog } from '../edits/row-dialog.tsx';
import { useRowForm } from '../edits/use-row-form.ts';
import { FormCheckbox } from '../form-checkbox.tsx';
import { FormNumber } from '../form-number.tsx';
import { FormText } from '../form-text.tsx';
import { ruleFields, valuesOf } from './rule-fields.ts';
import { useAddRule, useChangeRule } from './rule-mutations.ts';

const TaggedRule = tagged(Rule);

interface RuleDialogProps {
  /** The rule to edit; null for a new one. */
  readonly rule: Tagged<Rule> | null;
  /** All rules: the dialog says which order is the last. */
  readonly rules: readonly Rule[];
  readonly onClose: () => void;
}

/** Creates or edits a rule, beside how the page shows it. */
export function RuleDialog({ rule, rules, onClose }: RuleDialogProps) {
  const add = useAddRule();
  const change = useChangeRule();
  const form = useRowForm({
    row: rule,
    shape: TaggedRule,
    fields: ruleFields,
    schema: NewRule,
    valuesOf,
    draftKey: `rule/${rule?.id ?? 'new'}`,
    save: (body, latest, after) =>
      latest === null ? add.mutate(body, after) : change.mutate({ rule: latest, body }, after),
    saving: [add, change],
    onClose,
  });
  const { control } = form;
  const last = Math.max(-1, ...rules.filter(({ id }) => id !== rule?.id).map(({ order }) => order));
  return (
    <RowDialog
      title={rule ? 'Modifica Regola' : 'Nuova Regola'}
      width="xl"
      form={form}
      othersDid={`ha cambiato la regola ${rule?.title}`}
      submit={rule ? 'Aggiorna' : 'Aggiungi'}
      preview={<RulePreview control={control} />}
    >
      <Stack gap="md">
        <FormText control={control} name="title" label={ruleFields.title.label} autoFocus />
        <FormText control={control} name="content" label={ruleFields.content.label} rows={6} />
        <FormNumber
          control={control}
          name="order"
          label={ruleFields.order.label}
          description={`Le regole con un numero più basso vengono prima: con ${italianInteger(last + 1)} va in fondo.`}
        />
        <FormCheckbox control={control} name="isActive" description="La pagina mostra solo le regole attive.">
          {ruleFields.isActive.label}
        </FormCheckbox>
      </Stack>
    </RowDialog>
  );
}

interface RulePreviewProps {
  readonly control: Control<z.input<typeof NewRule>, unknown, NewRule>;
}

/** What has been typed so far, as a question of the page. */
function RulePreview({ control }: RulePreviewProps) {
  const { title, content, isActive } = useWatch({ control });
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        {isActive ? 'Così la vede la pagina' : 'Così la vedrà la pagina: ora è inattiva'}
      </p>
      <Disclosure title={title?.trim() || 'Il titolo della regola'} isOpenAtFirst>
        {content?.trim() || 'Il contenuto della regola.'}
      </Disclosure>
    </div>
  );
}
