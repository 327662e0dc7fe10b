import { formatPoints, withArticle } from '@vetta/contract/client/formats';
import type { Prize } from '@vetta/contract/prizes';
import type { Contest } from '@vetta/contract/site';
import { DEFAULT_THRESHOLD } from './lottery-threshold.ts';
import * as styles from './more-prizes.css.ts';

interface MorePrizesProps {
  readonly prizes: readonly Prize[];
  /** Undefined until the site's settings are known. */
  readonly contest: Contest | undefined;
}

/** More than these would leave no room for the podium; the page shows them all. */
const MOST = 4;

/** The prizes of further places and of the lottery, a line each. */
export function MorePrizes({ prizes, contest }: MorePrizesProps) {
  const threshold = formatPoints(contest?.lotteryThreshold ?? DEFAULT_THRESHOLD);
  const when = contest ? ` ${withArticle('il', contest.end)}` : '';
  return (
    <ul className={styles.lines}>
      {prizes.slice(0, MOST).map(({ id, title, position, isLottery }) => (
        <li key={id} className={styles.line}>
          <span className={styles.label}>{isLottery ? 'LOTTERIA' : `${position}° POSTO`}</span>
          <span className={styles.title}>{title}</span>
          {isLottery && (
            <span className={styles.note}>
              estrazione{when}, con almeno {threshold} pt
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
