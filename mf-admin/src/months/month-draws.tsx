import { useQuery } from '@tanstack/react-query';
import { disqualificationsOf } from '@vetta/contract/client/admin-queries';
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
import { VoidDrawDialog } from './void-draw-dialog.tsx';

// As all of a month's page: read at each opening.
const onceShown = { staleTime: 0, refetchInterval: false } as const;

/** The month's lottery: its draws, each checked on this device, and the secrets that are still sealed. */
export function MonthDraws({ month }: { readonly month: string }) {
  const title = useId();
  const [voiding, setVoiding] = useState<Draw | null>(null);
  // A final month's standings do not know of a disqualification before they are rebuilt; the next draw does.
  const disqualified = useQuery({ ...disqualificationsOf(month), ...onceShown }).data ?? [];
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
                  isWinnerOut={disqualified.some(({ playerId }) => playerId === draw.winnerId)}
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
