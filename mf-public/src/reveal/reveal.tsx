import { formatPoints } from '@vetta/contract/client/formats';
import { metalOf } from '@vetta/contract/honours';
import { inMonth } from '@vetta/contract/italian-article';
import type { Prize } from '@vetta/contract/prizes';
import type { Standing } from '@vetta/contract/standings';
import { Glow } from '@vetta/design-system/heading';
import { nameWidth } from '../kiosk/name-width.ts';
import { PodiumPeaks } from '../prizes/podium-peaks.tsx';
import { WallPicture } from '../prizes/wall-picture.tsx';
import * as styles from './reveal.css.ts';

interface RevealProps {
  readonly rows: readonly Standing[];
  /** Who has the month's honours. */
  readonly podium: readonly Standing[];
  /** What the winner wins. */
  readonly prize: Prize | undefined;
  /** What decided between equal points, where prizes go by eligibility, and who won the lottery. */
  readonly notes: readonly string[];
  /** How many rows are shown, from the last one up. */
  readonly revealed: number;
  readonly monthName: string;
}

/** The rows one above the other, each in its place; with the last step the winner's name fills the night. */
export function Reveal({ rows, podium, prize, notes, revealed, monthName }: RevealProps) {
  const [winner] = podium;
  if (winner && revealed >= rows.length) {
    return (
      <div className={styles.night}>
        <p className={styles.label}>In vetta {inMonth(monthName)}</p>
        <h2 className={`${styles.winner} ${styles.winnerSize[nameWidth(winner.name)]}`}>
          <Glow>{winner.name}</Glow>
        </h2>
        <div className={styles.won}>
          <p className={styles.points}>{formatPoints(winner.total)} pt</p>
          {prize && (
            <div className={styles.prize}>
              <div className={styles.picture}>
                <WallPicture address={prize.imageUrl} />
              </div>
              <p className={styles.other}>{prize.title}</p>
            </div>
          )}
        </div>
        <div className={styles.podium}>
          <PodiumPeaks standings={podium} isNamedAbove />
        </div>
        {notes.map((note) => (
          <p key={note} className={styles.label}>
            {note}
          </p>
        ))}
      </div>
    );
  }
  return (
    <ol className={styles.rows} style={{ gridTemplateRows: `repeat(${rows.length}, minmax(0, 1fr))` }}>
      {rows.map(({ playerId, name, total, notEligible }, index) =>
        index < rows.length - revealed ? null : (
          <li
            key={playerId}
            className={styles.row}
            data-tier={metalOf(rows, playerId)}
            style={{ gridRow: index + 1 }}
          >
            <span className={styles.position}>{index + 1}</span>
            <span className={`${styles.name} ${styles.width[nameWidth(name)]}`}>
              {name}
              {notEligible === 'disqualified' && <span className={styles.mark}> Squalifica per il mese</span>}
            </span>
            <span className={styles.total}>{formatPoints(total)} pt</span>
          </li>
        ),
      )}
    </ol>
  );
}
