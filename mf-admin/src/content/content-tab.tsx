import { useQuery } from '@tanstack/react-query';
import { content } from '@vetta/contract/client/admin-queries';
import type { ContentItem } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import { CardsSkeleton } from '../edits/cards-skeleton.tsx';
import { TabHeader } from '../edits/tab-header.tsx';
import { QueryView } from '../queries/query-view.tsx';
import * as styles from './content.css.ts';
import { ContentCard } from './content-card.tsx';
import { ContentDialog } from './content-dialog.tsx';
import { byPlace } from './places.ts';
import { RemoveContentDialog } from './remove-content-dialog.tsx';

type OpenDialog =
  | { readonly kind: 'edit'; readonly item: Tagged<ContentItem> | null }
  | { readonly kind: 'remove'; readonly item: Tagged<ContentItem> };

/** The texts that admins set in place of the page's own, by their part of the page. */
export function ContentTab() {
  const contents = useQuery(content);
  const items = contents.data;
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
      {dialog?.kind === 'remove' && <RemoveContentDialog item={dialog.item} onClose={close} />}
    </Stack>
  );
}
