import { formatInstant } from '@vetta/contract/client/formats';
import type { ReactNode } from 'react';
import { Envelope } from './envelope.tsx';
import { Hash } from './hash.tsx';
import * as styles from './lottery-draw.css.ts';

interface SealedEnvelopeProps {
  /** The hash of the secret, which is published before the draw. */
  readonly commitment: string;
  readonly committedAt: string;
}

/** A draw to come: its secret is already fixed, and its hash is there to be written down. */
export const SealedEnvelope = ({ commitment, committedAt }: SealedEnvelopeProps) => (
  <SealedCard
    seal={commitment.slice(0, 4)}
    since={formatInstant(committedAt)}
    hash={<Hash value={commitment} />}
  />
);

interface SealedCardProps {
  readonly seal: string;
  readonly since: string;
  readonly hash: ReactNode;
}

export const SealedCard = ({ seal, since, hash }: SealedCardProps) => (
  <div className={styles.card}>
    <Envelope id={`busta-${seal}`} seal={seal} />
    <div className={styles.words}>
      <p className={styles.title}>Busta sigillata</p>
      <p className={styles.text}>
        Il segreto dell’estrazione è chiuso qui dentro dal {since}. Questa è la sua impronta: annotala, e dopo
        l’estrazione potrai verificare che nessuno l’ha cambiato.
      </p>
      <p>{hash}</p>
    </div>
  </div>
);
