import type { Tagged } from '@vetta/contract/row-tag';
import type { Rule } from '@vetta/contract/rules';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { afterRemoval } from '../edits/after-removal.ts';
import { useRemoveRule } from './use-rule-mutations.ts';

interface RemoveRuleDialogProps {
  readonly rule: Tagged<Rule>;
  readonly onClose: () => void;
}

/** Confirms that a rule is removed. */
export function RemoveRuleDialog({ rule, onClose }: RemoveRuleDialogProps) {
  const remove = useRemoveRule();
  return (
    <ConfirmDialog
      title="Elimina Regola"
      confirmLabel="Elimina"
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(rule, afterRemoval(onClose))}
    >
      Sei sicuro di voler eliminare la regola "{rule.title}"? Questa azione non può essere annullata.
    </ConfirmDialog>
  );
}
