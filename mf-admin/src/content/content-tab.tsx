import { useQuery } from '@tanstack/react-query';
import { content } from '@vetta/contract/client/admin-queries';
import type { ContentItem } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
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
import * as styles from './content.css.ts';
import { ContentDialog } from './content-dialog.tsx';
import { useRemoveContent } from './content-mutations.ts';
import { byPlace, defaultOf } from './places.ts';

type OpenDialog =
  | { readonly kind: 'edit'; readonly item: Tagged<ContentItem> | null }
  | { readonly kind: 'remove'; readonly item: Tagged<ContentItem> };

/** The texts that admins set in place of the page's own, by their part of the page. */
export function ContentTab() {
  const contents = useQuery(content);
  const items = contents.data;
  const remove = useRemoveContent();
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  const add = () => open({ kind: 'edit', item: null });
  return (
    <Stack gap="lg">
      <TabHeader addLabel="Aggiungi Contenuto" count={items?.length} onAdd={add}>
        I testi che prendono il posto di quelli della pagina. Gli altri restano come sono.
      </TabHeader>
      <QueryView
        query={contents}
        loading="Caricamento dei contenuti…"
        skeleton={<CardsSkeleton />}
        failed="I contenuti non sono arrivati"
        empty={
          <EmptyState
            title="Nessun contenuto"
            level={3}
            action={
              <Button tone="primary" onPress={add}>
                Aggiungi Primo Contenuto
              </Button>
            }
          >
            La pagina mostra tutti i suoi testi originali. Aggiungi un contenuto per cambiarne uno.
          </EmptyState>
        }
      >
        {(all) => (
          <div className={styles.places}>
            {byPlace(all).map((group) => (
              <section
                key={group.place}
                aria-label={group.place}
                className={styles.place[group.items.length === 1 ? 'ofOne' : 'ofMany']}
              >
                <Stack gap="sm">
                  <Heading level={3} size="label">
                    {group.place}
                  </Heading>
                  <ul className={styles.cards}>
                    {group.items.map((item) => (
                      <li key={item.id} className={styles.item}>
                        <ContentCard
                          item={item}
                          onEdit={() => open({ kind: 'edit', item })}
                          onRemove={() => open({ kind: 'remove', item })}
                        />
                      </li>
                    ))}
                  </ul>
                </Stack>
              </section>
            ))}
          </div>
        )}
      </QueryView>
      {dialog?.kind === 'edit' && <ContentDialog item={dialog.item} items={items ?? []} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveDialog title="Elimina Contenuto" row={dialog.item} remove={remove} onClose={close}>
          <Stack gap="sm">
            <p>
              Sei sicuro di voler eliminare il contenuto "{dialog.item.key}"? Questa azione non può essere
              annullata.
            </p>
            <Afterwards original={defaultOf(dialog.item.key)} />
          </Stack>
        </RemoveDialog>
      )}
    </Stack>
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
        <div className={styles.head}>
          <div className={styles.name}>
            <Heading level={4} id={titleId}>
              <span className={styles.key}>{key}</span>
            </Heading>
          </div>
          <IconButton label={`Modifica ${key}`} onPress={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Elimina ${key}`} tone="danger" onPress={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
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
