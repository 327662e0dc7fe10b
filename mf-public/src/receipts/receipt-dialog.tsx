import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { crowned, pointsToPass } from '@vetta/contract/honours';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { Dialog } from '@vetta/design-system/dialog';
import { gapInWords } from '../hero/climb-to-next.ts';
import { effort } from '../hero/result-card.css.ts';
import { AtThisPoint } from '../own-place/at-this-point.tsx';
import { climbEffort } from '../own-place/effort.ts';
import { ownPlaceView } from '../own-place/own-place-view.ts';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { OwnPlayerButton } from '../own-place/own-player-button.tsx';
import { actions } from '../own-place/result-actions.css.ts';
import { ShareLink } from '../share/share-link.tsx';
import * as styles from './receipt.css.ts';
import { ReceiptBody } from './receipt-body.tsx';

interface ReceiptDialogProps {
  readonly queries: Pick<FrontEndQueries, 'receipt' | 'lastMonth' | 'publicScoring' | 'site'>;
  readonly playerId: string;
  /** This month's standings; undefined while they are not known. */
  readonly board: Leaderboard | undefined;
  readonly onClose: () => void;
}

/** Returns what the podium takes, of who is further down than the next place. */
function podiumInWords(board: Leaderboard, standing: Standing): string {
  const third = crowned(board.entries)[2];
  const isFar = standing.eligible && third !== undefined && standing.position > third.position + 1;
  return isFar ? gapInWords(pointsToPass(third, standing), 3) : '';
}

/** A player's receipt of this month, from below on phones. */
export function ReceiptDialog({ queries, playerId, board, onClose }: ReceiptDialogProps) {
  const standing = board?.entries.find((entry) => entry.playerId === playerId);
  const isOwn = useOwnPlayer()?.playerId === playerId;
  const scoring = useQuery(queries.publicScoring).data;
  const isClimbing = board && standing && climbEffort(board.entries, standing, scoring) !== '';
  // The sum of the lines stands below a phone's fold.
  const place =
    standing && board && `${standing.position}° posto · ${board.month} · ${formatPoints(standing.total)} pt`;
  return (
    <Dialog
      title={standing?.name ?? 'Da dove vengono i punti'}
      description={place}
      isOpen
      hasClose
      onClose={onClose}
    >
      {board && standing && (isOwn || isClimbing) && (
        <div>
          <p className={effort}>{ownPlaceView(board, standing, scoring).words}</p>
          <p className={styles.moved}>{podiumInWords(board, standing)}</p>
          {isOwn && (
            <AtThisPoint
              query={queries.lastMonth}
              board={board}
              playerId={playerId}
              className={styles.quiet}
            />
          )}
        </div>
      )}
      <ReceiptBody
        queries={queries}
        query={queries.receipt(playerId)}
        isProvisional={standing?.provisional ?? false}
      />
      {standing && (
        <div className={actions}>
          <OwnPlayerButton player={{ playerId, name: standing.name }} />
          <ShareLink playerId={playerId} name={standing.name} />
        </div>
      )}
    </Dialog>
  );
}
