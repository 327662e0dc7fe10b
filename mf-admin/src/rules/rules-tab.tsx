import { useQuery } from '@tanstack/react-query';
import { rules as rulesQuery } from '@vetta/contract/client/admin-queries';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Rule } from '@vetta/contract/rules';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CardsSkeleton } from '../edits/cards-skeleton.tsx';
import { RemoveDialog } from '../edits/remove-dialog.tsx';
import { TabHeader } from '../edits/tab-header.tsx';
import { QueryView } from '../queries/query-view.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useRemoveRule } from './rule-mutations.ts';
import * as styles from './rules.css.ts';

type OpenDialog =
  | { readonly kind: 'edit'; readonly rule: Tagged<Rule> | null }
  | { readonly kind: 'remove'; readonly rule: Tagged<Rule> };

const byOrder = (one: Rule, other: Rule) => one.order - other.order;

/** The rules in the order of the page's questions. */
export function RulesTab() {
  const rules = useQuery(rulesQuery);
  const remove = useRemoveRule();
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
            {all.toSorted(byOrder).map((rule, index) => (
              <li key={rule.id}>
                <RuleCard
                  rule={rule}
                  place={index + 1}
                  onEdit={() => open({ kind: 'edit', rule })}
                  onRemove={() => open({ kind: 'remove', rule })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {dialog?.kind === 'edit' && <RuleDialog rule={dialog.rule} rules={rules.data ?? []} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveDialog title="Elimina Regola" row={dialog.rule} remove={remove} onClose={close}>
          Sei sicuro di voler eliminare la regola "{dialog.rule.title}"? Questa azione non può essere
          annullata.
        </RemoveDialog>
      )}
    </Stack>
  );
}

interface RuleCardProps {
  readonly rule: Tagged<Rule>;
  /** Its place in the list, from 1: where the page shows it among the active ones. */
  readonly place: number;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A rule: its place in the order, whether the page shows it, and its first lines. */
function RuleCard({ rule, place, onEdit, onRemove }: RuleCardProps) {
  const { id, title, content, isActive } = rule;
  const titleId = `regola-${id}`;
  return (
    <Card as="article" padding="sm" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.order}>
          <Badge>#{place}</Badge>
        </div>
        <div className={styles.words}>
          <div className={styles.head}>
            <Heading level={3} size="label" id={titleId}>
              {title}
            </Heading>
            <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Attiva' : 'Inattiva'}</Badge>
          </div>
          <div className={styles.content}>
            <Text tone="muted" lines="four">
              {content}
            </Text>
          </div>
        </div>
        <div className={styles.actions}>
          <IconButton label={`Modifica ${title}`} onPress={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Elimina ${title}`} tone="danger" onPress={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </Card>
  );
}
