import { useQuery } from '@tanstack/react-query';
import { rules as rulesQuery } from '@vetta/contract/client/admin-queries';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Rule } from '@vetta/contract/rules';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import { CardsSkeleton } from '../edits/cards-skeleton.tsx';
import { TabHeader } from '../edits/tab-header.tsx';
import { QueryView } from '../queries/query-view.tsx';
import { RemoveRuleDialog } from './remove-rule-dialog.tsx';
import { RuleCard } from './rule-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import * as styles from './rules.css.ts';

type OpenDialog =
  | { readonly kind: 'edit'; readonly rule: Tagged<Rule> | null }
  | { readonly kind: 'remove'; readonly rule: Tagged<Rule> };

const byOrder = (one: Rule, other: Rule) => one.order - other.order;

/** The rules in the order of the page's questions. */
export function RulesTab() {
  const rules = useQuery(rulesQuery);
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  const add = () => open({ kind: 'edit', rule: null });
  return (
    <Stack gap="lg">
      <TabHeader addLabel="Aggiungi Regola" count={rules.data?.length} onAdd={add}>
        Le domande frequenti della pagina, nel loro ordine.
      </TabHeader>
      <QueryView
        query={rules}
        loading="Caricamento delle regole…"
        skeleton={<CardsSkeleton shape="rows" />}
        failed="Le regole non sono arrivate"
        empty={
          <EmptyState
            title="Nessuna regola"
            level={3}
            action={
              <Button tone="primary" onPress={add}>
                Aggiungi Prima Regola
              </Button>
            }
          >
            Le regole attive sono le domande frequenti della pagina.
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={styles.list}>
            {all.toSorted(byOrder).map((rule) => (
              <li key={rule.id}>
                <RuleCard
                  rule={rule}
                  onEdit={() => open({ kind: 'edit', rule })}
                  onRemove={() => open({ kind: 'remove', rule })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {dialog?.kind === 'edit' && <RuleDialog rule={dialog.rule} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveRuleDialog rule={dialog.rule} onClose={close} />}
    </Stack>
  );
}
