import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import type { Leaderboard } from '@vetta/contract/standings';
import { useEffect, useState } from 'react';
import { isLandscape } from '../kiosk/frame.ts';
import { roomy } from '../kiosk/roomy.css.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { BonusNews } from './bonus-news.tsx';
import * as styles from './celebration-scene.css.ts';
import { lookAt } from './news.ts';
import { Overtake } from './overtake.tsx';
import { readSeenBoard, storeSeenBoard } from './seen-board.ts';

/** What happened at the top since the last celebration; nothing most of the time. */
export default function CelebrationScene({ context }: SceneProps) {
  const { data: board, isError } = useQuery(context.queries.leaderboard);
  useSkip(context.skip, isError && !board);
  return board ? <Celebration context={context} board={board} /> : null;
}

function Celebration({ context, board: current }: SceneProps & { readonly board: Leaderboard }) {
  // The board of this moment: a poll while the scene is on screen is for the next celebration.
  const [board] = useState(current);
  const [{ news, next }] = useState(() => lookAt(readSeenBoard(), board, context.now().getTime()));
  useEffect(() => storeSeenBoard(next), [next]);
  useSkip(context.skip, news === null);
  useStillScene(context);
  if (!news) return null;
  const { overtake, bonuses } = news;
  return (
    <WallScene context={context} title={overtake ? 'Sorpasso' : 'Nuovi bonus'}>
      <div className={`${styles.root} ${overtake || isLandscape(context.frame) ? '' : roomy}`}>
        {overtake && <Overtake {...overtake} entries={board.entries} />}
        {bonuses.length > 0 && <BonusNews context={context} bonuses={bonuses} isMain={!overtake} />}
      </div>
    </WallScene>
  );
}
