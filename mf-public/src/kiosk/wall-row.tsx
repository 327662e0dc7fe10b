import { type Metal, pointsToPass } from '@vetta/contract/honours';
import type { PrerenderRow } from '@vetta/contract/prerender';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { AltitudeLine } from '@vetta/design-system/altitude-line';
import { CountingNumeral } from '@vetta/design-system/numeral';
import { memo } from 'react';
import { gapInWords } from '../hero/climb-to-next.ts';
import { RowBadge } from '../leaderboard/row-badge.tsx';
import { RowMovement } from '../leaderboard/row-movement.tsx';
import { TieNote } from '../leaderboard/row-notes.tsx';
import { nameWidth } from './name-width.ts';
import * as styles from './wall-row.css.ts';

interface WallRowProps {
  readonly standing: Standing;
  /** The first row's total. */
  readonly leader: number;
  readonly metal: Metal | '';
  /** The row to pass for the next place (`nextAbove`). */
  readonly next: Standing | undefined;
}

/** A row on a wall screen. It says who is disqualified, and nothing else about prizes: only the public page does. */
export const WallRow = memo(function WallRow({ standing, leader, metal, next }: WallRowProps) {
  const row = prerenderRow(standing, leader, metal);
  return (
    <li className={styles.row} data-tier={row.tier} data-player={standing.playerId}>
      <span className={styles.position}>{row.position}</span>
      <div className={styles.player}>
        <p className={`${styles.name} ${styles.width[nameWidth(row.name)]}`}>{row.name}</p>
        {row.tie === '' && (
          <p className={styles.detail}>
            <RowBadge tier={row.tier} />
            <Disqualified row={row} />
            {row.notEligible !== 'disqualified' && <span>{distanceTo(standing, next)}</span>}
          </p>
        )}
      </div>
      <span className={styles.movement}>
        <RowMovement row={row} isShort />
      </span>
      <CountingNumeral value={standing.total} size="xl" unit="pt" />
      {row.tie !== '' && (
        // In the place of the parts of the points, which are the same or explain nothing.
        <div className={styles.tie}>
          <RowBadge tier={row.tier} />
          <Disqualified row={row} />
          <TieNote tie={row.tie} />
        </div>
      )}
      <AltitudeLine value={row.share} summit={100} tone={row.tier} />
    </li>
  );
});

/** What a glance is for: `136 punti al 1° posto`. */
const distanceTo = (standing: Standing, next: Standing | undefined): string =>
  next ? gapInWords(pointsToPass(next, standing), next.position) : 'In vetta';

const Disqualified = ({ row }: { readonly row: PrerenderRow }) =>
  row.notEligible === 'disqualified' && <span>Squalifica per il mese</span>;
