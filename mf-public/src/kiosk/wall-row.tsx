import { formatPoints } from '@vetta/contract/client/formats';
import { rowView } from '@vetta/contract/row-view';
import type { Standing } from '@vetta/contract/standings';
import { Numeral } from '@vetta/design-system/numeral';
import { memo } from 'react';
import { useCount } from '../leaderboard/count.ts';
import { RowAltitude } from '../leaderboard/row-altitude.tsx';
import { RowBadge } from '../leaderboard/row-badge.tsx';
import { RowMovement } from '../leaderboard/row-movement.tsx';
import { TieNote } from '../leaderboard/row-notes.tsx';
import { nameWidth } from './layout.ts';
import * as styles from './wall-row.css.ts';

interface WallRowProps {
  readonly standing: Standing;
  /** The first player's total. */
  readonly leader: number;
}

const metals = ['gold', 'silver', 'bronze'] as const;

/** A row of the wall. Why prizes are closed to somebody is for the page to say, not for the whole office. */
export const WallRow = memo(function WallRow({ standing, leader }: WallRowProps) {
  const row = rowView(standing, leader);
  const total = useCount(standing.total);
  return (
    <li
      className={`${styles.row} ${styles.place[metals[standing.position - 1] ?? 'rest']}`}
      data-player={standing.playerId}
    >
      <span className={styles.position}>{row.position}</span>
      <div className={styles.who}>
        <p className={`${styles.name} ${styles.width[nameWidth(row.name)]}`}>{row.name}</p>
        <p className={styles.detail}>
          <RowBadge row={row} />
          <span>
            {row.score} punti + {row.bonus} bonus
          </span>
        </p>
        <TieNote row={row} />
      </div>
      <span className={styles.movement}>
        <RowMovement row={row} />
      </span>
      <Numeral value={formatPoints(total)} size="xl" unit="pt" />
      <RowAltitude row={row} />
    </li>
  );
});
