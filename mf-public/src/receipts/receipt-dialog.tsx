import { formatPoints } from '@vetta/contract/client/formats';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { crowned } from '@vetta/contract/honours';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { gapInWords } from '../hero/climb-to-next.ts';
import { AtThisPoint } from '../own-place/at-this-point.tsx';
import { ownPlaceView } from '../own-place/own-place-view.ts';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { OwnPlayerButton } from '../own-place/own-player-button.tsx';
import { ShareLink } from '../share/share-link.tsx';
import * as styles from './receipt.css.ts';
import { ReceiptBody } from './receipt-body.tsx';

interface ReceiptDialogProps {
  readonly queries: Pick<FrontEndQueries, 'receipt' | 'lastMonth'>;
  readonly playerId: string;
  /** This month's standings; undefined while they are not known. */
  readonly board: Leaderboard | undefined;
  readonly onClose: () => void;
}

/** Returns what the next place takes and, further down, the podium. */
function goalsInWords(board: Leaderboard, standing: Standing): string {
  const { words } = ownPlaceView(board, standing);
  const third = crowned(board.entries)[2];
  const isFar = standing.eligible && third !== undefined && standing.position > third.position + 1;
  return isFar ? `${words} · ${gapInWords(third.total - standing.total + 1, 3)}` : words;
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
        <>
          <p className={styles.moved}>{goalsInWords(board, standing)}</p>
          <AtThisPoint query={queries.lastMonth} board={board} playerId={playerId} className={styles.quiet} />
        </>
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
