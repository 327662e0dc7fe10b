import type { DrawCheck } from '@vetta/contract/client/check-draw';
import { formatInstant, formatPoints } from '@vetta/contract/client/formats';
import type { Draw } from '@vetta/contract/draws';
import { useState } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { CheckedDraw } from './checked-draw.tsx';
import { Envelope } from './envelope.tsx';
import * as styles from './lottery-draw.css.ts';

type State = DrawCheck | 'unchecked' | 'running' | 'failed';

/** A draw that was held: who won what, and a button that repeats it on this device. */
export function OpenedDraw({ draw }: { readonly draw: Draw }) {
  const [state, setState] = useState<State>('unchecked');
  const winner = draw.participants.find(({ id }) => id === draw.winnerId);
  const check = async () => {
    setState('running');
    try {
      const { checkDraw } = await import('@vetta/contract/client/check-draw');
      setState(checkDraw(draw));
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.card}>
      <Envelope isOpen />
      <div className={styles.words}>
        <p className={styles.title}>{winner ? winner.name : 'Nessun vincitore'}</p>
        <p className={styles.text}>
          {winner
            ? `Vince «${draw.prizeTitle}», tra ${inWords(draw.participants.length)}.`
            : `Per «${draw.prizeTitle}» non c'erano partecipanti con i punti richiesti.`}{' '}
          Estrazione del {formatInstant(draw.drawnAt)}.
        </p>
        {typeof state === 'object' ? (
          <CheckedDraw draw={draw} check={state} />
        ) : (
          <div className={styles.action}>
            <PlainButton tone="quiet" disabled={state === 'running'} onClick={() => void check()}>
              {state === 'running' ? 'Un momento…' : 'Verifica'}
            </PlainButton>
            <p role="status" className={styles.text}>
              {state === 'failed' ? 'La verifica non è arrivata: controlla la connessione e riprova.' : ''}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

const inWords = (participants: number) =>
  participants === 1 ? '1 partecipante' : `${formatPoints(participants)} partecipanti`;
