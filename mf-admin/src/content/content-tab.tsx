import { adminQuery, shared } from '@vetta/contract/client/admin-query';
import { ContentItem, content, NewContent } from '@vetta/contract/content';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Card } from '@vetta/design-system/card';
import { Grid } from '@vetta/design-system/grid';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { RowButtons } from '../kit/edits/row-buttons.tsx';
import { TabHeader } from '../kit/edits/tab-header.tsx';
import { formValues } from '../kit/fields/fields.ts';
import { TextCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { rowMutations } from '../kit/row-mutations.ts';
import { type HeadProps, type ListProps, Section } from '../kit/section.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import * as styles from './content.css.ts';
import { contentFields } from './content-fields.ts';
import { ContentInputs } from './content-inputs.tsx';
import { byPlace, defaultOf } from './places.ts';
import { TextPreview } from './text-preview.tsx';

const query = adminQuery(content.list.name, {}, shared);
const mutations = rowMutations<ContentItem, NewContent>({
  rows: content,
  list: query,
  isUndoable: true,
  words: {
    added: 'Contenuto aggiunto con successo',
    changed: 'Contenuto aggiornato con successo',
    removed: 'Contenuto eliminato con successo',
    notAdded: "Errore nell'aggiunta del contenuto",
    notChanged: "Errore nell'aggiornamento del contenuto",
    notRemoved: "Errore nell'eliminazione del contenuto",
  },
});

/** The texts that admins set in place of the page's own, by their part of the page. */
export const ContentTab = (props: SectionProps) => (
  <Section
    {...props}
    name="content"
    query={query}
    mutations={mutations}
    form={{
      row: tagged(ContentItem),
      schema: NewContent,
      fields: contentFields,
      valuesOf: (item) => ({ key: item?.key ?? '', ...formValues(NewContent, contentFields, item) }),
      media: 'value',
    }}
    words={{
      loading: 'Caricamento dei contenuti…',
      failed: 'I contenuti non sono arrivati',
      none: {
        title: 'Nessun contenuto',
        text: 'La pagina mostra tutti i suoi testi originali. Aggiungi un contenuto per cambiarne uno.',
        add: 'Aggiungi Primo Contenuto',
      },
      adding: 'Nuovo Contenuto',
      changing: 'Modifica Contenuto',
      othersDid: ({ key }) => `ha cambiato il contenuto ${key}`,
      removing: () => 'Elimina Contenuto',
      remove: ({ key }) => (
        <Stack gap="sm">
          <p>Sei sicuro di voler eliminare il contenuto "{key}"? Questa azione non può essere annullata.</p>
          <Afterwards original={defaultOf(key)} />
        </Stack>
      ),
    }}
    skeleton={
      <Grid>
        <TextCardsSkeleton />
      </Grid>
    }
    Head={Head}
    List={List}
    Inputs={ContentInputs}
    Preview={TextPreview}
  />
);

function Head({ rows, onAdd }: HeadProps<ContentItem>) {
  return (
    <TabHeader addLabel="Aggiungi Contenuto" count={rows?.length} onAdd={onAdd}>
      I testi che prendono il posto di quelli della pagina. Gli altri restano come sono.
    </TabHeader>
  );
}

function List({ rows, onEdit, onRemove }: ListProps<ContentItem>) {
  return (
    <div className={styles.places}>
      {byPlace(rows).map((group) => (
        <section
          key={group.place}
          aria-label={group.place}
          className={styles.place[group.items.length === 1 ? 'ofOne' : 'ofMany']}
        >
          <Stack gap="sm">
            <Heading level={3} size="label">
              {group.place}
            </Heading>
            <Grid as="ul" columns="wide">
              {group.items.map((item) => (
                <li key={item.id} className={styles.item}>
                  <ContentCard item={item} onEdit={() => onEdit(item)} onRemove={() => onRemove(item)} />
                </li>
              ))}
            </Grid>
          </Stack>
        </section>
      ))}
    </div>
  );
}

interface ContentCardProps {
  readonly item: Tagged<ContentItem>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A text that an admin set: its key, its first lines and its note. */
function ContentCard({ item: { id, key, value, description }, onEdit, onRemove }: ContentCardProps) {
  const titleId = `contenuto-${id}`;
  return (
    <Card as="article" padding="sm" aria-labelledby={titleId}>
      <div className={styles.card}>
        <Inline gap="xs" wrap="no">
          <div className={styles.name}>
            <Heading level={4} id={titleId}>
              <span className={styles.key}>{key}</span>
            </Heading>
          </div>
          <RowButtons name={key} onEdit={onEdit} onRemove={onRemove} />
        </Inline>
        <div className={styles.value}>
          <Text lines="three">{value}</Text>
        </div>
        {description !== null && (
          <Text size="sm" tone="muted">
            {description}
          </Text>
        )}
      </div>
    </Card>
  );
}

/** Which text the page shows once one is removed. */
function Afterwards({ original }: { readonly original: string | undefined }) {
  if (original === undefined) return null;
  if (original === '') return <p>Sulla pagina torna il suo filmato.</p>;
  return (
    <p>
      Sulla pagina torna il testo originale: <strong>«{original}»</strong>
    </p>
  );
}
