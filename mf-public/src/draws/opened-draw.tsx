import type { DrawCheck } from '@vetta/contract/client/check-draw';
import { formatInstant, formatPoints } from '@vetta/contract/client/formats';
import type { Draw } from '@vetta/contract/draws';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { When } from '../prerender-template/slots.tsx';
import { Envelope } from './envelope.tsx';
import { Hash } from './hash.tsx';
import * as styles from './lottery-draw.css.ts';

/** What the check on this device found, step by step. */
const CheckedDraw = ({ draw, check }: { readonly draw: Draw; readonly check: DrawCheck }) => (
  <div role="status" className={styles.check} data-holds={check.holds}>
    <p className={styles.verdict}>{check.holds ? 'La verifica torna' : 'La verifica non torna'}</p>
    <ul className={styles.steps}>
      <Step holds={check.secretMatches}>
        {check.secretMatches
          ? `Il segreto è quello dell’impronta pubblicata il ${formatInstant(draw.committedAt)}`
          : 'Il segreto non è quello dell’impronta pubblicata'}
      </Step>
      <Step holds={check.isSorted}>
        {check.isSorted
          ? 'L’elenco dei partecipanti è nell’ordine pubblicato'
          : 'L’elenco dei partecipanti non è nell’ordine giusto'}
      </Step>
      <Step holds={(check.winner?.id ?? null) === draw.winnerId}>
        {check.winner
          ? `Il calcolo rifatto su questo dispositivo estrae ${check.winner.name}`
          : 'Senza partecipanti non si estrae nessuno'}
      </Step>
    </ul>
    <details>
      <summary className={styles.summary}>I dati per rifarla da te</summary>
      <dl className={styles.data}>
        <dt>Impronta</dt>
        <dd>
          <Hash value={draw.commitment} />
        </dd>
        <dt>Segreto</dt>
        <dd>
          <Hash value={draw.secret} />
        </dd>
        <dt>{draw.rank === null ? 'Premio' : 'Numero del premio'}</dt>
        <dd>
          <code className={styles.code}>{draw.rank ?? draw.prizeId}</code>
        </dd>
        <dt>Partecipanti, in ordine</dt>
        <dd>{draw.participants.map(({ name }) => name).join(', ') || 'nessuno'}</dd>
      </dl>
    </details>
  </div>
);

const Step = ({ holds, children }: { readonly holds: boolean; readonly children: string }) => (
  <li className={styles.step}>
    <span className={holds ? styles.yes : styles.no} aria-hidden="true">
      {holds ? '✓' : '✗'}
    </span>
    <span>{children}</span>
  </li>
);

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
