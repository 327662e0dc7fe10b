import { metalOf } from '@vetta/contract/honours';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { Numeral } from '@vetta/design-system/numeral';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { openReceipt } from '../receipts/receipt-address.ts';
import { ShareLink } from '../share/share-link.tsx';
import { around } from './around.ts';
import * as styles from './nearby-rows.css.ts';
import { forgetOwnPlayer } from './own-player.ts';

interface NearbyRowsProps {
  readonly board: Leaderboard;
  readonly standing: Standing;
  /** Closes the panel. */
  readonly onLeave: () => void;
}

/** The five rows around one's own, and what can be done from there. */
export function NearbyRows({ board, standing: own, onLeave }: NearbyRowsProps) {
  const leader = board.entries[0]?.total ?? 0;
  return (
    <>
      <ol className={styles.rows} start={around(board.entries, own.playerId)[0]?.position}>
        {around(board.entries, own.playerId).map((standing) => {
          const row = prerenderRow(standing, leader, metalOf(board.entries, standing.playerId));
          const isOwn = standing.playerId === own.playerId;
          return (
            <li key={standing.playerId} className={styles.row} aria-current={isOwn || undefined}>
              <span translate="no" className={styles.position} data-tier={row.tier}>
                {row.position}
              </span>
              <span translate="no" className={styles.name}>
                {row.name}
              </span>
              <Numeral value={row.total} unit="pt" />
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <div className={styles.main}>
          <PlainButton
            tone="bright"
            onClick={() => {
              onLeave();
              openReceipt(own.playerId);
            }}
          >
            Da dove vengono i punti
          </PlainButton>
        </div>
        <ShareLink playerId={own.playerId} name={own.name} />
        <PlainButton tone="quiet" onClick={forgetOwnPlayer}>
          Non sono io
        </PlainButton>
      </div>
    </>
  );
}
