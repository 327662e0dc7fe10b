import type { DrawCheck } from '@vetta/contract/client/check-draw';
import { formatInstant, formatPoints } from '@vetta/contract/client/formats';
import type { Draw } from '@vetta/contract/draws';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { When } from '../prerender-template/slots.tsx';
import { CheckedDraw } from './checked-draw.tsx';
import { Envelope } from './envelope.tsx';
import * as styles from './lottery-draw.css.ts';

type State = DrawCheck | 'unchecked' | 'running' | 'failed';

/** A draw that was held: who won what, and a button that repeats it on this device. */
export const OpenedDraw = ({ draw }: { readonly draw: Draw }) => (
  <DrawCard {...drawInWords(draw)}>
    <CheckableDraw draw={draw} />
  </DrawCard>
);

/** Returns what is said of a draw. */
export const drawInWords = ({ id, participants, winnerId, prizeTitle, drawnAt }: Draw) => ({
  id,
  winner: participants.find((one) => one.id === winnerId)?.name ?? '',
  prize: prizeTitle,
  participants: inWords(participants.length),
  at: formatInstant(drawnAt),
});

/** The button that repeats a draw on this device, and what it found. */
export function CheckableDraw({ draw }: { readonly draw: Draw }) {
  const [state, setState] = useState<State>('unchecked');
  const check = async () => {
    setState('running');
    try {
      const { checkDraw } = await import('@vetta/contract/client/check-draw');
      setState(checkDraw(draw));
    } catch {
      setState('failed');
    }
  };
  return typeof state === 'object' ? (
    <CheckedDraw draw={draw} check={state} />
  ) : (
    <DrawCheckButton isRunning={state === 'running'} hasFailed={state === 'failed'} onCheck={check} />
  );
}

interface DrawCardProps {
  readonly id: string;
  /** `''` if there were no participants. */
  readonly winner: string;
  readonly prize: string;
  readonly participants: string;
  readonly at: string;
  readonly children: ReactNode;
}

export const DrawCard = ({ id, winner, prize, participants, at, children }: DrawCardProps) => (
  <div className={styles.card}>
    <Envelope id={`busta-${id}`} isOpen />
    <div className={styles.words}>
      <When value={winner}>
        <p className={styles.winner}>{winner}</p>
        <p className={styles.prize}>{`Vince «${prize}», tra ${participants}.`}</p>
      </When>
      <When value={winner} not>
        <p className={styles.title}>Nessun vincitore</p>
        <p className={styles.text}>{`Per «${prize}» non c’erano partecipanti con i punti richiesti.`}</p>
      </When>
      <p className={styles.text}>Estrazione del {at}.</p>
      {children}
    </div>
  </div>
);

interface DrawCheckButtonProps {
  readonly isRunning?: boolean;
  readonly hasFailed?: boolean;
  readonly onCheck?: () => void;
}

export const DrawCheckButton = ({
  isRunning = false,
  hasFailed = false,
  onCheck = () => {},
}: DrawCheckButtonProps) => (
  <div className={styles.action}>
    <PlainButton tone="quiet" disabled={isRunning} onClick={onCheck}>
      {isRunning ? 'Un momento…' : 'Verifica'}
    </PlainButton>
    <p role="status" className={styles.text}>
      {hasFailed ? 'La verifica non è arrivata: controlla la connessione e riprova.' : ''}
    </p>
  </div>
);

const inWords = (participants: number) =>
  participants === 1 ? '1 partecipante' : `${formatPoints(participants)} partecipanti`;
