import { useQuery } from '@tanstack/react-query';
import { formatDayOfMonth } from '@vetta/contract/client/formats';
import { monthPrizes } from '@vetta/contract/client/month-queries';
import { toPerson } from '@vetta/contract/italian-article';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import type { MonthState } from '@vetta/contract/standings';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useId, useState } from 'react';
import { QueryView } from '../queries/query-view.tsx';
import { HandoverDialog } from './handover-dialog.tsx';
import * as styles from './section.css.ts';

interface MonthPrizesProps {
  readonly month: string;
  readonly state: MonthState;
  readonly today: string;
}

/** Who won which prize, and when it was handed over. */
export function MonthPrizes({ month, state, today }: MonthPrizesProps) {
  const title = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const prizes = useQuery(monthPrizes(month));
  const handed = prizes.data?.find(({ prizeId }) => prizeId === opened);
  return (
    <section aria-labelledby={title} className={styles.section}>
      <Heading level={3} id={title}>
        Premi
      </Heading>
      <QueryView
        query={prizes}
        skeleton={<Skeleton width="most" />}
        failed="I premi non sono arrivati"
        empty={<Text tone="muted">Questo mese non ha premi.</Text>}
      >
        {(all) => (
          <ul className={styles.list}>
            {all.map((prize) => (
              <PrizeRow
                key={prize.prizeId}
                prize={prize}
                state={state}
                onHandOver={() => setOpened(prize.prizeId)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {handed && <HandoverDialog prize={handed} today={today} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface PrizeRowProps {
  readonly prize: Tagged<MonthPrize>;
  readonly state: MonthState;
  readonly onHandOver: () => void;
}

function PrizeRow({ prize, state, onHandOver }: PrizeRowProps) {
  const { title, winner, handover } = prize;
  return (
    <li className={styles.item}>
      <Text size="sm" tone="muted">
        {placeOf(prize)}
      </Text>
      <div className={styles.line}>
        <Text weight="strong">{title}</Text>
        {handover && <Badge tone="success">Consegnato il {formatDayOfMonth(handover.on)}</Badge>}
      </div>
      <div className={styles.line}>
        <Text>{winner?.name ?? (state === 'final' ? 'Nessun vincitore' : 'Ancora da decidere')}</Text>
        {(winner ?? handover) && (
          <div className={styles.buttons}>
            <Button
              size="sm"
              tone={handover ? 'quiet' : 'neutral'}
              aria-label={actionOn(prize)}
              onPress={onHandOver}
            >
              {handover ? 'Modifica' : 'Segna consegnato'}
            </Button>
          </div>
        )}
      </div>
      {handover && handover.playerId !== winner?.playerId && (
        <Text size="sm" tone="danger">
          Consegnato {toPerson(handover.name)}, che non è più il vincitore.
        </Text>
      )}
    </li>
  );
}

const actionOn = ({ title, handover }: MonthPrize) =>
  handover ? `Modifica la consegna di ${title}` : `Segna consegnato: ${title}`;

function placeOf({ isLottery, position }: MonthPrize): string {
  if (isLottery) return 'Lotteria';
  return position === null ? 'Non è più tra i premi del mese' : `${position}° posto`;
}
