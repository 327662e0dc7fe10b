import type { PrerenderRow } from '@vetta/contract/prerender';
import { AltitudeLine } from '@vetta/design-system/altitude-line';
import { Numeral } from '@vetta/design-system/numeral';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { type Slotted, When } from '../prerender-template/slots.tsx';
import * as styles from './row.css.ts';
import { RowBadge } from './row-badge.tsx';
import { RowMovement } from './row-movement.tsx';
import { EligibilityNote, TieNote } from './row-notes.tsx';

interface RowProps {
  readonly row: Slotted<PrerenderRow>;
  readonly total?: ReactNode;
  /** Opens the player's receipt. */
  readonly onOpen?: () => void;
  /** Whether the address names this player, or this device's user said «Sono io». */
  readonly mark?: 'found' | 'own' | undefined;
  /** Whether the rows around it are left out: then no line separates it from the podium. */
  readonly isFiltered?: boolean;
}

/** A row of the standings: the same markup for the live page and for the prerender template. */
export const Row = ({
  row,
  total = <Numeral value={row.total} size="xl" unit="pt" />,
  onOpen,
  mark,
  isFiltered = false,
}: RowProps) => (
  <li className={styles.item}>
    {!isFiltered && (
      <When value={row.behind}>
        <p className={styles.separator}>RESTO DELLA CLASSIFICA</p>
      </When>
    )}
    <div
      className={styles.row}
      data-tier={row.tier}
      data-player={row.playerId}
      data-out={row.notEligible}
      data-mark={mark}
    >
      <span translate="no" className={styles.position}>
        {row.position}
      </span>
      <div className={styles.player}>
        <p translate="no" className={styles.name}>
          {row.name}
        </p>
        <p className={styles.detail}>
          <RowBadge tier={row.tier} />
          <When value={row.notEligible} is="disqualified">
            <span className={styles.role}>squalifica</span>
          </When>
          <When value={row.role}>
            <span translate="no" className={styles.role}>
              {row.role}
            </span>
          </When>
          {/* Whole: between the words a translator would replace the numbers. */}
          <span translate="no">
            <span className={styles.inColumns}>
              {row.score}{' '}
              <When value={row.score} is="1">
                punto
              </When>
              <When value={row.score} is="1" not>
                punti
              </When>{' '}
              + {row.bonus}{' '}
              <span className={styles.together}>
                bonus
                <When value={row.provisional}>
                  {' '}
                  <ProvisionalMark />
                </When>
              </span>
            </span>
            <When value={row.correction}>
              {' '}
              <span className={styles.together}>{row.correction} correzione</span>
            </When>
          </span>
        </p>
        <TieNote tie={row.tie} />
        <EligibilityNote notEligible={row.notEligible} />
      </div>
      <span translate="no" className={styles.cell} aria-hidden="true">
        {row.bonus}{' '}
        <When value={row.provisional}>
          <span className={styles.ring} />
        </When>
      </span>
      <span translate="no" className={styles.cell} aria-hidden="true">
        {row.gap}
      </span>
      <div className={styles.figures}>
        <RowMovement row={row} />
        <span className={styles.total}>{total}</span>
      </div>
      <AltitudeLine value={row.share} summit={100} tone={row.tier} />
      <button
        type="button"
        className={styles.open}
        aria-label={`${row.name}, da dove vengono i punti`}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
    </div>
  </li>
);

const ProvisionalMark = () => (
  <span className={styles.ring}>
    <VisuallyHidden>provvisori</VisuallyHidden>
  </span>
);
