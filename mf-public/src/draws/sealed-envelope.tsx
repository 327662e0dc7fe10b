import { formatInstant } from '@vetta/contract/client/formats';
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
  <div className={styles.card}>
    <Envelope seal={commitment.slice(0, 4)} />
    <div className={styles.words}>
      <p className={styles.title}>Busta sigillata</p>
      <p className={styles.text}>
        Il segreto dell'estrazione è chiuso qui dentro dal {formatInstant(committedAt)}. Questa è la sua
        impronta: annotala, e dopo l'estrazione potrai verificare che nessuno l'ha cambiato.
      </p>
      <p>
        <Hash value={commitment} />
      </p>
    </div>
  </div>
);
