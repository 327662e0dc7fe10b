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
import { useFocusWhenGone } from '../focus-content.ts';
import { LoadError } from '../load-error.tsx';
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
  const { data, isPending, isError, isFetching, refetch } = useQuery(rulesQuery);
  useFocusWhenGone(data?.length === 0);
  const rules = data?.toSorted(byOrder);
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  const add = () => open({ kind: 'edit', rule: null });
  return (
    <Stack gap="lg">
      <TabHeader addLabel="Aggiungi Regola" count={rules?.length} onAdd={add}>
        Le domande frequenti della pagina, nel loro ordine.
      </TabHeader>
      {isPending && <CardsSkeleton label="Caricamento delle regole…" shape="rows" />}
      {isError && (
        <LoadError title="Le regole non sono arrivate" isRetrying={isFetching} onRetry={() => refetch()} />
      )}
      {rules?.length === 0 && (
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
      )}
      {rules !== undefined && rules.length > 0 && (
        <ul className={styles.list}>
          {rules.map((rule) => (
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
      {dialog?.kind === 'edit' && <RuleDialog rule={dialog.rule} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveRuleDialog rule={dialog.rule} onClose={close} />}
    </Stack>
  );
}
