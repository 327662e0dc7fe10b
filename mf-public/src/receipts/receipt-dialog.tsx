import { formatPoints } from '@vetta/contract/client/formats';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import type { Leaderboard } from '@vetta/contract/standings';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { AtThisPoint } from '../own-place/at-this-point.tsx';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { OwnPlayerButton } from '../own-place/own-player-button.tsx';
import { ShareLink } from '../share/share-link.tsx';
import * as styles from './receipt-body.css.ts';
import { ReceiptBody } from './receipt-body.tsx';

interface ReceiptDialogProps {
  readonly queries: Pick<FrontEndQueries, 'receipt' | 'lastMonth'>;
  readonly playerId: string;
  /** This month's standings; undefined while they are not known. */
  readonly board: Leaderboard | undefined;
  readonly onClose: () => void;
}

/** A player's receipt of this month, from below on phones. */
export function ReceiptDialog({ queries, playerId, board, onClose }: ReceiptDialogProps) {
  const standing = board?.entries.find((entry) => entry.playerId === playerId);
  const isOwn = useOwnPlayer()?.playerId === playerId;
  // The sum of the lines stands below a phone's fold.
  const place =
    standing && board && `${standing.position}° posto · ${board.month} · ${formatPoints(standing.total)} pt`;
  return (
    <Dialog title={standing?.name ?? 'Dettaglio dei punti'} description={place} isOpen onClose={onClose}>
      <ReceiptBody query={queries.receipt(playerId)} isProvisional={standing?.provisional ?? false} />
      {isOwn && board && standing && (
        <AtThisPoint query={queries.lastMonth} board={board} playerId={playerId} className={styles.quiet} />
      )}
      <DialogActions>
        {standing && (
          <>
            <OwnPlayerButton player={{ playerId, name: standing.name }} />
            <ShareLink playerId={playerId} name={standing.name} />
          </>
        )}
        <Button tone="quiet" onPress={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  );
}
