import { formatInstant } from '@vetta/contract/client/formats';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Notice } from '@vetta/design-system/notice';
import type { ReactNode } from 'react';
import { useSectionQuery } from '../page/first-data.ts';
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
  const { data, isFetched, isFetching, refetch } = useSectionQuery(queries.draws(month));
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
    <DrawsFrame>
      {pending.map((commitment) => (
        <SealedEnvelope key={commitment.commitment} {...commitment} />
      ))}
      {valid.map((draw) => (
        <OpenedDraw key={draw.id} draw={draw} />
      ))}
      {(voided.length > 0 || replaced.length > 0) && (
        <History>
          {voided.map(({ id, prizeTitle, voidedAt, voidReason }) => (
            <VoidedDraw
              key={id}
              prize={prizeTitle}
              at={voidedAt ? formatInstant(voidedAt) : ''}
              reason={voidReason ?? ''}
            />
          ))}
          {replaced.map(({ commitment, replacedAt }) => (
            <ReplacedEnvelope
              key={commitment}
              begins={commitment.slice(0, 8)}
              at={formatInstant(replacedAt)}
            />
          ))}
        </History>
      )}
    </DrawsFrame>
  );
}

export const DrawsFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.draws}>{children}</div>
);

/** What no longer counts stays visible, with its reason. */
export const History = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.history} aria-label="Che cosa è stato annullato o sostituito">
    {children}
  </ul>
);

interface VoidedDrawProps {
  readonly prize: string;
  readonly at: string;
  readonly reason: string;
}

export const VoidedDraw = ({ prize, at, reason }: VoidedDrawProps) => (
  <li>
    Estrazione di «{prize}» annullata il {at}: {reason}
  </li>
);

export const ReplacedEnvelope = ({ begins, at }: { readonly begins: string; readonly at: string }) => (
  <li>
    Busta <code className={styles.code}>{begins}…</code> sostituita il {at}: i dati sono stati ripristinati da
    una copia, che non contiene segreti.
  </li>
);
