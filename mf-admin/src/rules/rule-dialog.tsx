import type { Tagged } from '@vetta/contract/row-tag';
import type { Rule } from '@vetta/contract/rules';
import { Stack } from '@vetta/design-system/stack';
import { EditDialog } from '../edits/edit-dialog.tsx';
import { FormCheckbox } from '../form-checkbox.tsx';
import { FormNumber } from '../form-number.tsx';
import { FormText } from '../form-text.tsx';
import { RulePreview } from './rule-preview.tsx';
import { useRuleForm } from './use-rule-form.ts';

interface RuleDialogProps {
  /** The rule to edit; null for a new one. */
  readonly rule: Tagged<Rule> | null;
  readonly onClose: () => void;
}

/** Creates or edits a rule, beside how the page shows it. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const form = useRuleForm(rule, onClose);
  return (
    <EditDialog
      title={rule ? 'Modifica Regola' : 'Nuova Regola'}
      what={rule && `la regola ${rule.title}`}
      form={form}
      preview={<RulePreview control={form.control} />}
    >
      <Stack gap="md">
        <FormText control={form.control} name="title" label="Titolo" autoFocus />
        <FormText control={form.control} name="content" label="Contenuto" rows={6} />
        <FormNumber
          control={form.control}
          name="order"
          label="Ordine"
          description="Le regole con un numero più basso vengono prima."
        />
        <FormCheckbox
          control={form.control}
          name="isActive"
          description="La pagina mostra solo le regole attive."
        >
          Attiva
        </FormCheckbox>
      </Stack>
    </EditDialog>
  );
}
