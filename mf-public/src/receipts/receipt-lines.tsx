import { formatPoints } from '@vetta/contract/client/formats';
import type { Receipt } from '@vetta/contract/receipts';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './receipt.css.ts';
import { partsInWords, type ReceiptLine } from './receipt-view.ts';

interface ReceiptLinesProps {
  readonly receipt: Receipt;
  readonly lines: readonly ReceiptLine[];
}

/** Where the points come from, line by line, with their sum. */
export const ReceiptLines = ({ receipt, lines }: ReceiptLinesProps) => (
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
