import { useQuery } from '@tanstack/react-query';
import type { BonusType } from '@vetta/contract/bonuses';
import { CallError } from '@vetta/contract/client/call';
import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicQueries } from '@vetta/contract/plugin';
import type { Receipt } from '@vetta/contract/receipts';
import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { ageInWords } from '../leaderboard/stale-words.ts';
import { Unreachable } from '../unreachable/unreachable.tsx';
import { MountainCut } from './mountain-cut.tsx';
import * as styles from './receipt.css.ts';
import { movedInWords, partsInWords, type ReceiptLine, receiptLines } from './receipt-view.ts';
import { outline } from './silhouette.ts';

interface ReceiptLinesProps {
  readonly receipt: Receipt;
  readonly lines: readonly ReceiptLine[];
}

/** Where the points come from, line by line, with their sum. */
const ReceiptLines = ({ receipt, lines }: ReceiptLinesProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Da dove vengono i punti di {receipt.name}</VisuallyHidden>
    </caption>
    <thead className={styles.head}>
      <tr>
        <th scope="col">
          <VisuallyHidden>Voce</VisuallyHidden>
        </th>
        <th scope="col">
          <VisuallyHidden>Punti</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ layer, label, note, points }) => (
        <tr key={label + note}>
          <th scope="row" className={styles.line}>
            <span className={styles.swatch} data-layer={layer} aria-hidden="true" />
            <span className={styles.label}>{label}</span> <span className={styles.note}>{note}</span>
          </th>
          <td className={styles.points}>{formatPoints(points)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className={styles.sum}>
        <th scope="row" className={styles.line}>
          Totale{' '}
          <span key={partsInWords(receipt)} className={styles.note}>
            {partsInWords(receipt)}
          </span>
        </th>
        <td className={styles.points}>{`${formatPoints(receipt.total)} pt`}</td>
      </tr>
    </tfoot>
  </table>
);

export interface ReceiptBodyProps {
  readonly queries: Pick<PublicQueries, 'site'>;
  readonly query: ReturnType<PublicQueries['receipt']>;
  /** Whether tonight's close may still change these points. */
  readonly isProvisional: boolean;
}

const isGone = (error: unknown) => error instanceof CallError && error.status === 404;

/** A player's receipt: loading, gone, out of reach, empty, or the mountain with its lines. */
export function ReceiptBody({ queries, query, isProvisional }: ReceiptBodyProps) {
  const { data, error, isFetched, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(query);
  const bonusTypes = useQuery(queries.site).data?.bonusTypes ?? [];
  if (isGone(error)) {
    return <p className={styles.quiet}>Questa persona non è nella classifica di questo mese.</p>;
  }
  if (!isFetched) return <ReceiptSkeleton />;
  if (!data) {
    return <Unreachable what="Dettaglio" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.body}>
      <Filled receipt={data} bonusTypes={bonusTypes} isProvisional={isProvisional} />
      {error && (
        <p className={styles.quiet}>
          {`Non raggiungibile ora · dati di ${ageInWords(errorUpdatedAt - dataUpdatedAt)} fa`}
        </p>
      )}
    </div>
  );
}

const endings = {
  open: '',
  grace: 'Mese in chiusura: gli ultimi dati contano ancora.',
  final: 'Mese chiuso: punti definitivi.',
} satisfies Record<Receipt['state'], string>;

interface FilledProps {
  readonly receipt: Receipt;
  readonly bonusTypes: readonly BonusType[];
  readonly isProvisional: boolean;
}

function Filled({ receipt, bonusTypes, isProvisional }: FilledProps) {
  const lines = receiptLines(receipt, bonusTypes);
  if (lines.length === 0) {
    return (
      <p className={styles.quiet}>
        {receipt.state === 'open'
          ? 'Ancora nessun punto questo mese: la prima chiamata apre il sentiero.'
          : 'Nessun punto in questo mese.'}
      </p>
    );
  }
  return (
    <>
      {lines.some(({ points }) => points > 0) && <MountainCut lines={lines} total={receipt.total} />}
      <ReceiptLines receipt={receipt} lines={lines} />
      {receipt.moved && <p className={styles.moved}>{movedInWords(receipt.moved)}</p>}
      <p className={styles.quiet}>
        {`${isProvisional ? 'Punti provvisori fino alle 23:59. ' : ''}${endings[receipt.state]}`}
      </p>
    </>
  );
}

/** Shown while a receipt loads: the mountain's outline and some lines. */
const ReceiptSkeleton = () => (
  <div className={styles.body}>
    <p role="status">
      <VisuallyHidden>Caricamento…</VisuallyHidden>
    </p>
    <svg viewBox="0 -50 400 226" className={styles.mountain} aria-hidden="true">
      <path d={outline(400, 176)} className={styles.skeletonShape} />
    </svg>
    <Skeleton width="most" />
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton width="third" />
  </div>
);
