import { note } from '../hero/result-card.css.ts';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { openReceipt } from '../receipts/receipt-address.ts';
import { type OwnPlayer, useOwnPlayer } from './own-player.ts';
import { OwnPlayerButton } from './own-player-button.tsx';
import * as styles from './result-actions.css.ts';

/** What can be done with a player who was searched for. */
export function ResultActions({ player }: { readonly player: OwnPlayer }) {
  const own = useOwnPlayer();
  return (
    <>
      <div className={styles.actions}>
        <div className={styles.action}>
          <PlainButton tone="bright" onClick={() => openReceipt(player.playerId)}>
            Da dove vengono i punti
          </PlainButton>
        </div>
        <div className={styles.action}>
          <OwnPlayerButton player={player} />
        </div>
      </div>
      <p className={note}>
        {own ? `Questo telefono è di ${own.name}` : '«Sono io»: ricordami su questo telefono'}
      </p>
    </>
  );
}
