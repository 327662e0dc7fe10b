import type { DrawCheck } from '@vetta/contract/client/check-draw';
import { formatInstant } from '@vetta/contract/client/formats';
import type { Draw } from '@vetta/contract/draws';
import { Hash } from './hash.tsx';
import * as styles from './lottery-draw.css.ts';

/** What the check on this device found, step by step. */
export const CheckedDraw = ({ draw, check }: { readonly draw: Draw; readonly check: DrawCheck }) => (
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
