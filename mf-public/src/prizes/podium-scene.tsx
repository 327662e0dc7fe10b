import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { isLandscape } from '../kiosk/frame.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { MorePrizes } from './more-prizes.tsx';
import { PodiumPeaks } from './podium-peaks.tsx';
import * as styles from './wall-prizes.css.ts';
import { podiumView } from './podium-view.ts';
import { WallPrize } from './wall-prize.tsx';

/** The podium as three peaks, with the month's prizes at their feet. Left out while there are no prizes. */
export default function PodiumScene({ context }: SceneProps) {
  const { queries, frame, skip } = context;
  const { data: board, isError } = useQuery(queries.leaderboard);
  const contest = useQuery(queries.site).data?.contest;
  const view = board && podiumView(board);
  const isEmpty = view !== undefined && view.prizes.length + view.more.length === 0;
  useSkip(skip, isEmpty || (isError && !board));
  useStillScene(context);
  if (!view || isEmpty) return null;
  const way = isLandscape(frame) ? 'landscape' : 'portrait';
  return (
    <WallScene context={context} title={`Podio e premi di ${view.monthName}`}>
      <div className={`${styles.root} ${styles.way[way]}`}>
        <PodiumPeaks standings={view.podium} />
        {view.prizes.length > 0 && (
          <ol className={`${styles.prizes} ${styles.prizesWay[way]}`}>
            {view.prizes.map(({ prize, holder }) => (
              <WallPrize key={prize.id} prize={prize} holder={holder} way={way} />
            ))}
          </ol>
        )}
        {view.more.length > 0 && <MorePrizes prizes={view.more} contest={contest} />}
      </div>
    </WallScene>
  );
}
