import { useQuery } from '@tanstack/react-query';
import { withArticle } from '@vetta/contract/client/formats';
import { adminDraws, monthPrizes } from '@vetta/contract/client/month-queries';
import type { Draws } from '@vetta/contract/draws';
import { toPerson } from '@vetta/contract/italian-article';
import { winnerOfPlace } from '@vetta/contract/prize-winners';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import type { MonthState, Standing } from '@vetta/contract/standings';
import { isHandedOver } from '@vetta/contract/to-hand-over';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useState } from 'react';
import { QueryView } from '../kit/queries/query-view.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { HandoverDialog } from './handover-dialog.tsx';
import * as styles from './opened-month.css.ts';
import { useDisqualified } from './use-disqualified.ts';
import { NO_WINNER } from './winner-of.ts';

interface MonthPrizesProps {
  readonly month: string;
  readonly state: MonthState;
  /** The month's standings: until it is final they say who would win. */
  readonly entries: readonly Standing[];
  readonly today: string;
}

/** Who won which prize, and when it was handed over. */
export function MonthPrizes({ month, state, entries, today }: MonthPrizesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const prizes = useQuery(monthPrizes(month));
  const { data: draws } = useQuery(adminDraws(month));
  const isDisqualified = useDisqualified(month);
  const handed = prizes.data?.find(({ prizeId }) => prizeId === opened);
  return (
    <TitledSection title="Premi" gap="xs">
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
                isWinnerOut={isDisqualified(prize.winner?.playerId)}
                nobody={nobodyInWords(prize, state, entries, draws)}
                onHandOver={() => setOpened(prize.prizeId)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {handed && <HandoverDialog prize={handed} today={today} onClose={() => setOpened(null)} />}
    </TitledSection>
  );
}

interface PrizeRowProps {
  readonly prize: Tagged<MonthPrize>;
  /** What is said where nobody has won it. */
  readonly nobody: string;
  /** Who won it is disqualified for the month, and still has it. */
  readonly isWinnerOut: boolean;
  readonly onHandOver: () => void;
}

function PrizeRow({ prize, nobody, isWinnerOut, onHandOver }: PrizeRowProps) {
  const { title, winner, handover } = prize;
  const isDone = isHandedOver(prize);
  return (
    <li className={styles.item}>
      <Text size="sm" tone="muted">
        {placeOf(prize)}
      </Text>
      <Inline gap="xs" justify="between">
        <Text weight="strong">{title}</Text>
        {handover && isDone && <Badge tone="success">Consegnato {withArticle('il', handover.on)}</Badge>}
      </Inline>
      <Inline gap="xs" justify="between">
        <Text>{winner?.name ?? nobody}</Text>
        {(winner ?? handover) && (
          <Button
            size="sm"
            tone={isDone || isWinnerOut ? 'quiet' : 'neutral'}
            aria-label={actionOn(prize)}
            onPress={onHandOver}
          >
            {handover && (isDone || winner === null) ? 'Modifica' : 'Segna consegnato'}
          </Button>
        )}
      </Inline>
      {isWinnerOut && winner && (
        <Text size="sm" tone="danger">
          {winner.name}: squalifica per il mese.{' '}
          {prize.isLottery
            ? 'Annulla l’estrazione per darlo a un’altra persona.'
            : 'Ricalcola il mese per darlo a un’altra persona.'}
        </Text>
      )}
      {handover && !isDone && (
        <Text size="sm" tone="danger">
          {winner
            ? `Da consegnare ${toPerson(winner.name)} · consegnato ${toPerson(handover.name)} ${withArticle('il', handover.on)}`
            : `Consegnato ${toPerson(handover.name)} ${withArticle('il', handover.on)}`}
        </Text>
      )}
    </li>
  );
}

/** Returns who would win a prize by the standings as they are: the N-th who may, with points. None of a lottery prize. */
function holderOf({ isLottery, position }: MonthPrize, entries: readonly Standing[]): string | undefined {
  if (isLottery || position === null) return undefined;
  const holder = winnerOfPlace(position, entries);
  return holder && holder.total > 0 ? holder.name : undefined;
}

/** Returns what is said of a prize that nobody has won: that it will be drawn again, that nobody could, or who would today. */
function nobodyInWords(
  prize: MonthPrize,
  state: MonthState,
  entries: readonly Standing[],
  { draws, pending }: Pick<Draws, 'draws' | 'pending'> = { draws: [], pending: [] },
): string {
  const own = draws.filter(({ prizeId }) => prizeId === prize.prizeId);
  const isDrawn = own.some(({ voidedAt }) => voidedAt === null);
  if (own.length > 0 && !isDrawn && pending.length > 0) return 'Si estrae di nuovo alla chiusura delle 23:59';
  if (state === 'final' || isDrawn) return NO_WINNER;
  const holder = holderOf(prize, entries);
  return holder === undefined ? 'Ancora da decidere' : `Per ora ${toPerson(holder)}`;
}

const actionOn = ({ title, winner, handover }: MonthPrize) =>
  handover && (winner === null || handover.playerId === winner.playerId)
    ? `Modifica la consegna di ${title}`
    : `Segna consegnato: ${title}`;

function placeOf({ isLottery, position }: MonthPrize): string {
  if (isLottery) return 'Lotteria';
  return position === null ? 'Non è più tra i premi del mese' : `${position}° posto`;
}
