import type { RowView } from '@vetta/contract/row-view';
import { Numeral } from '@vetta/design-system/numeral';
import { classWhen, type Slotted, When } from '../template/slots.tsx';
import * as styles from './row.css.ts';
import { RowAltitude } from './row-altitude.tsx';
import { RowBadge } from './row-badge.tsx';
import { RowMovement } from './row-movement.tsx';
import { PrizesNote, TieNote } from './row-notes.tsx';

interface RowProps {
  readonly row: Slotted<RowView>;
  /** Tells rows apart when they change places. */
  readonly player?: string;
}

const lit = (row: RowProps['row']) =>
  classWhen(row.gold, styles.place.gold) +
  classWhen(row.silver, styles.place.silver) +
  classWhen(row.bronze, styles.place.bronze);

/** A player's place, name, points and altitude. The server sends the same markup. */
export const Row = ({ row, player }: RowProps) => (
  <li className={styles.item}>
    <When flag={row.afterPodium}>
      <p className={styles.rest}>RESTO DELLA CLASSIFICA</p>
    </When>
    <div className={styles.row + lit(row)} data-player={player}>
      <span className={styles.position}>{row.position}</span>
      <div className={styles.who}>
        <p className={styles.name}>{row.name}</p>
        <p className={styles.detail}>
          <RowBadge row={row} />
          <span>
            {row.score} punti + {row.bonus} bonus
          </span>
        </p>
        <TieNote row={row} />
        <PrizesNote row={row} />
      </div>
      <div className={styles.figures}>
        <RowMovement row={row} />
        <span className={styles.total}>
          <Numeral value={row.total} size="xl" unit="pt" />
        </span>
      </div>
      <RowAltitude row={row} />
    </div>
  </li>
);
