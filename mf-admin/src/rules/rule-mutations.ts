import { rules } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Tagged } from '@vetta/contract/row-tag';
import type { NewRule, Rule } from '@vetta/contract/rules';
import { putRow } from '../edits/put-row.ts';
import { withReason } from '../reason-of.ts';
import { rulesData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

export const useAddRule = () =>
  useAdminMutation({
    run: (body: NewRule) => callWithStatus('POST /api/admin/rules', { body }),
    done: 'Regola aggiunta con successo',
    failed: withReason("Errore nell'aggiunta della regola"),
    refreshes: rulesData,
  });

interface RuleEdit {
  /** The rule as the admin saw it. */
  readonly rule: Tagged<Rule>;
  readonly body: NewRule;
}

export const useChangeRule = () =>
  useAdminMutation({
    run: ({ rule: { id, rowTag: ifMatch }, body }: RuleEdit) =>
      callWithStatus('PUT /api/admin/rules/{id}', { params: { id }, body }, { ifMatch }),
    done: 'Regola aggiornata con successo',
    failed: withReason("Errore nell'aggiornamento della regola"),
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, rules.queryKey, reply, 'id'),
    refreshes: rulesData,
  });

export const useRemoveRule = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Rule>) =>
      callWithStatus('DELETE /api/admin/rules/{id}', { params: { id } }, { ifMatch }),
    done: 'Regola eliminata con successo',
    failed: withReason("Errore nell'eliminazione della regola"),
    refreshes: rulesData,
    isUndoable: true,
  });
