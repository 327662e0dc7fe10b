import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@vetta/contract/client/formats';
import type { Draws } from '@vetta/contract/draws';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Notice } from '@vetta/design-system/notice';
import { PlainButton } from '../plain-button/plain-button.tsx';
import * as styles from './lottery-draw.css.ts';
import { OpenedDraw } from './opened-draw.tsx';
import { SealedEnvelope } from './sealed-envelope.tsx';

interface LotteryDrawProps {
  readonly queries: Pick<PublicQueries, 'draws'>;
  /** `YYYY-MM` */
  readonly month: string;
}

/** A month's draw: a sealed envelope before it, the winners with their check after it, and all that was replaced or voided. */
export function LotteryDraw({ queries, month }: LotteryDrawProps) {
  const { data, isFetched, isFetching, refetch } = useQuery(queries.draws(month));
  if (!isFetched) return null;
  if (!data) {
    return (
      <Notice
        tone="warning"
        title="Estrazione non raggiungibile"
        action={
          <PlainButton tone="quiet" disabled={isFetching} onClick={() => void refetch()}>
            Riprova
          </PlainButton>
        }
      />
    );
  }
  const { pending, draws, replaced } = data;
  const valid = draws.filter(({ voidedAt }) => voidedAt === null);
  const voided = draws.filter(({ voidedAt }) => voidedAt !== null);
  return (
    <div className={styles.draws}>
      {pending.map((commitment) => (
        <SealedEnvelope key={commitment.commitment} {...commitment} />
      ))}
      {valid.map((draw) => (
        <OpenedDraw key={draw.id} draw={draw} />
      ))}
      {(voided.length > 0 || replaced.length > 0) && <History voided={voided} replaced={replaced} />}
    </div>
  );
}

interface HistoryProps {
  readonly voided: Draws['draws'];
  readonly replaced: Draws['replaced'];
}

/** What no longer counts stays visible, with its reason. */
const History = ({ voided, replaced }: HistoryProps) => (
  <ul className={styles.history} aria-label="Che cosa è stato annullato o sostituito">
    {voided.map(({ id, prizeTitle, voidedAt, voidReason }) => (
      <li key={id}>
        Estrazione di «{prizeTitle}» annullata{voidedAt && ` il ${formatInstant(voidedAt)}`}: {voidReason}
      </li>
    ))}
    {replaced.map(({ commitment, replacedAt }) => (
      <li key={commitment}>
        Busta <code className={styles.code}>{commitment.slice(0, 8)}…</code> sostituita il{' '}
        {formatInstant(replacedAt)}: i dati sono stati ripristinati da una copia, che non contiene segreti.
      </li>
    ))}
  </ul>
);
