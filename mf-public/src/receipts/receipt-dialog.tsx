import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { crowned, pointsToPass } from '@vetta/contract/honours';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { gapInWords } from '../hero/climb-to-next.ts';
import { effort } from '../hero/result-card.css.ts';
import { AtThisPoint } from '../own-place/at-this-point.tsx';
import { climbEffort } from '../own-place/effort.ts';
import { ownPlaceView } from '../own-place/own-place-view.ts';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { OwnPlayerButton } from '../own-place/own-player-button.tsx';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { ShareLink } from '../share/share-link.tsx';
import * as styles from './receipt.css.ts';
import { ReceiptBody } from './receipt-body.tsx';

interface ReceiptDialogProps {
  readonly queries: Pick<FrontEndQueries, 'receipt' | 'lastMonth' | 'publicScoring'>;
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
  return isFar ? `${words} · ${gapInWords(pointsToPass(third, standing), 3)}` : words;
}

/** A player's receipt of this month, from below on phones. */
export function ReceiptDialog({ queries, playerId, board, onClose }: ReceiptDialogProps) {
  const standing = board?.entries.find((entry) => entry.playerId === playerId);
  const isOwn = useOwnPlayer()?.playerId === playerId;
  const scoring = useQuery(queries.publicScoring).data;
  const toDo = board && standing && climbEffort(board.entries, standing, scoring);
  // The sum of the lines stands below a phone's fold.
  const place =
    standing && board && `${standing.position}° posto · ${board.month} · ${formatPoints(standing.total)} pt`;
  return (
    <Dialog title={standing?.name ?? 'Dettaglio dei punti'} description={place} isOpen onClose={onClose}>
      {board && standing && (isOwn || toDo) && (
        <div>
          <p className={effort}>{toDo}</p>
          <p className={styles.moved}>{goalsInWords(board, standing)}</p>
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
      <ReceiptBody query={queries.receipt(playerId)} isProvisional={standing?.provisional ?? false} />
      {standing && (
        <div>
          <ShareLink playerId={playerId} name={standing.name} />
        </div>
      )}
      <DialogActions>
        {standing && <OwnPlayerButton player={{ playerId, name: standing.name }} />}
        <PlainButton tone="quiet" onClick={onClose}>
          Chiudi
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}
