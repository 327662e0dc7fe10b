import type { Tagged } from '@vetta/contract/row-tag';
import type { Rule } from '@vetta/contract/rules';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { ChangedByOthers } from '../edits/changed-by-others.tsx';
import * as styles from '../edits/with-preview.css.ts';
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
    <Dialog
      title={rule ? 'Modifica Regola' : 'Nuova Regola'}
      width="xl"
      isOpen
      isLocked={form.isSaving}
      isTyped={form.draft.isTyped}
      onClose={form.close}
    >
      <form onSubmit={form.submit} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={form.draft} />
          <ChangedByOthers what={`la regola ${rule?.title ?? ''}`} now={form.changedByOthers} />
          <div className={styles.columns}>
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
            <RulePreview control={form.control} />
            <DialogActions>
              <Button tone="quiet" isDisabled={form.isSaving} onPress={form.close}>
                Annulla
              </Button>
              <Button type="submit" tone="primary" isPending={form.isSaving}>
                {rule ? 'Aggiorna' : 'Aggiungi'}
              </Button>
            </DialogActions>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
