import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@vetta/contract/client/formats';
import { adminDraws } from '@vetta/contract/client/month-queries';
import type { Draw } from '@vetta/contract/draws';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useId, useState } from 'react';
import { QueryView } from '../queries/query-view.tsx';
import { DrawRow } from './draw-row.tsx';
import * as styles from './section.css.ts';
import { useDisqualified } from './use-disqualified.ts';
import { VoidDrawDialog } from './void-draw-dialog.tsx';

/** The month's lottery: its draws, each checked on this device, and the secrets that are still sealed. */
export function MonthDraws({ month }: { readonly month: string }) {
  const title = useId();
  const [voiding, setVoiding] = useState<Draw | null>(null);
  const isDisqualified = useDisqualified(month);
  return (
    <section aria-labelledby={title} className={styles.section}>
      <Heading level={3} id={title}>
        Estrazioni
      </Heading>
      <QueryView
        query={useQuery(adminDraws(month))}
        skeleton={<Skeleton width="most" />}
        failed="Le estrazioni non sono arrivate"
      >
        {({ draws, pending }) =>
          draws.length + pending.length === 0 ? (
            <Text tone="muted">Nessuna estrazione in questo mese.</Text>
          ) : (
            <ul className={styles.list}>
              {draws.map((draw) => (
                <DrawRow
                  key={draw.id}
                  draw={draw}
                  isWinnerOut={isDisqualified(draw.winnerId)}
                  onVoid={() => setVoiding(draw)}
                />
              ))}
              {pending.map(({ commitment, committedAt }) => (
                <li key={commitment} className={styles.item}>
                  <Text weight="strong">Busta sigillata</Text>
                  <Text size="sm" tone="muted">
                    Il segreto è fissato dal {formatInstant(committedAt)}; la sua impronta comincia con{' '}
                    <code>{commitment.slice(0, 8)}</code>.
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {voiding && <VoidDrawDialog draw={voiding} onClose={() => setVoiding(null)} />}
    </section>
  );
}
