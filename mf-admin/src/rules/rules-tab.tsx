import { adminQuery, shared } from '@vetta/contract/client/admin-query';
import { italianInteger } from '@vetta/contract/italian-integer';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { NewRule, Rule, rules } from '@vetta/contract/rules';
import { Badge } from '@vetta/design-system/badge';
import { Card } from '@vetta/design-system/card';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { RowButtons } from '../kit/edits/row-buttons.tsx';
import * as dialog from '../kit/edits/row-dialog.css.ts';
import { TabHeader } from '../kit/edits/tab-header.tsx';
import { fieldsOf, formValues } from '../kit/fields/fields.ts';
import { FormCheckbox, FormNumber, FormText } from '../kit/form-fields.tsx';
import { TextCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { rowMutations } from '../kit/row-mutations.ts';
import { type FormProps, type HeadProps, type ListProps, Section } from '../kit/section.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import * as styles from './rules.css.ts';

type RuleForm = FormProps<Rule, z.input<typeof NewRule>, NewRule>;

const fields = fieldsOf(rules.told.labels);
const query = adminQuery(rules.list.name, {}, shared);
const mutations = rowMutations<Rule, NewRule>({
  rows: rules,
  list: query,
  isUndoable: true,
  words: {
    added: 'Regola aggiunta con successo',
    changed: 'Regola aggiornata con successo',
    removed: 'Regola eliminata con successo',
    notAdded: "Errore nell'aggiunta della regola",
    notChanged: "Errore nell'aggiornamento della regola",
    notRemoved: "Errore nell'eliminazione della regola",
  },
});

/** The rules in the order of the page's questions. */
export const RulesTab = (props: SectionProps) => (
  <Section
    {...props}
    name="rule"
    query={query}
    mutations={mutations}
    form={{
      row: tagged(Rule),
      schema: NewRule,
      fields,
      valuesOf: (rule) => formValues(NewRule, fields, rule),
    }}
    words={{
      loading: 'Caricamento delle regole…',
      failed: 'Le regole non sono arrivate',
      none: {
        title: 'Nessuna regola',
        text: 'Le regole attive sono le domande frequenti della pagina.',
        add: 'Aggiungi Prima Regola',
      },
      adding: 'Nuova Regola',
      changing: 'Modifica Regola',
      othersDid: ({ title }) => `ha cambiato la regola ${title}`,
      removing: () => 'Elimina Regola',
      remove: ({ title }) =>
        `Sei sicuro di voler eliminare la regola "${title}"? Questa azione non può essere annullata.`,
    }}
    skeleton={
      <Stack gap="sm">
        <TextCardsSkeleton />
      </Stack>
    }
    Head={Head}
    List={List}
    Inputs={Inputs}
    Preview={Preview}
  />
);

function Head({ rows, onAdd }: HeadProps<Rule>) {
  return (
    <TabHeader addLabel="Aggiungi Regola" count={rows?.length} onAdd={onAdd}>
      Le domande frequenti della pagina, nel loro ordine.
    </TabHeader>
  );
}

/** By their order, which each says. */
function List({ rows, onEdit, onRemove }: ListProps<Rule>) {
  return (
    <Stack as="ul" gap="sm">
      {rows
        .toSorted((one, other) => one.order - other.order)
        .map((rule) => (
          <li key={rule.id}>
            <Card as="article" padding="sm" aria-labelledby={`regola-${rule.id}`}>
              <div className={styles.card}>
                <div className={styles.order}>
                  <Badge>#{rule.order}</Badge>
                </div>
                <RuleText rule={rule} />
                <Inline gap="xxs" align="stretch" wrap="no">
                  <RowButtons name={rule.title} onEdit={() => onEdit(rule)} onRemove={() => onRemove(rule)} />
                </Inline>
              </div>
            </Card>
          </li>
        ))}
    </Stack>
  );
}

/** Whether the page shows a rule, and its first lines. */
const RuleText = ({ rule: { id, title, content, isActive } }: { readonly rule: Tagged<Rule> }) => (
  <div className={styles.words}>
    <Inline gap="xs">
      <Heading level={3} size="label" id={`regola-${id}`}>
        {title}
      </Heading>
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Attiva' : 'Inattiva'}</Badge>
    </Inline>
    <div className={styles.content}>
      <Text tone="muted" lines="four">
        {content}
      </Text>
    </div>
  </div>
);

function Inputs({ control, row, rows }: RuleForm) {
  const last = Math.max(-1, ...rows.filter(({ id }) => id !== row?.id).map(({ order }) => order));
  return (
    <Stack gap="md">
      <FormText control={control} name="title" label={fields.title.label} autoFocus />
      <FormText control={control} name="content" label={fields.content.label} rows={6} />
      <FormNumber
        control={control}
        name="order"
        label={fields.order.label}
        description={`Le regole con un numero più basso vengono prima: con ${italianInteger(last + 1)} va in fondo.`}
      />
      <FormCheckbox control={control} name="isActive" description="La pagina mostra solo le regole attive.">
        {fields.isActive.label}
      </FormCheckbox>
    </Stack>
  );
}

/** What has been typed so far, as a question of the page. */
function Preview({ control }: RuleForm) {
  const { title, content, isActive } = useWatch({ control });
  return (
    <div className={dialog.preview}>
      <Text size="sm" weight="medium" tone="muted">
        {isActive ? 'Così la vede la pagina' : 'Così la vedrà la pagina: ora è inattiva'}
      </Text>
      <Disclosure title={title?.trim() || 'Il titolo della regola'} isOpenAtFirst>
        {content?.trim() || 'Il contenuto della regola.'}
      </Disclosure>
    </div>
  );
}
