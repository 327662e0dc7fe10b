import { useQuery } from '@tanstack/react-query';
import { challengeView, isOver } from '@vetta/contract/challenge-view';
import type { Challenge } from '@vetta/contract/challenges';
import { challengesOnPage } from '@vetta/contract/challenges-on-page';
import type { SceneProps } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import type { Leaderboard } from '@vetta/contract/standings';
import { useEffect, useState } from 'react';
import { WallChallenge } from '../challenges/challenge-card.tsx';
import { isLandscape } from '../kiosk/frame.ts';
import { roomy } from '../kiosk/roomy.css.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { BonusNews } from './bonus-news.tsx';
import * as styles from './celebration-scene.css.ts';
import { challengeNews, SEEN_CHALLENGES_KEY } from './challenge-news.ts';
import { lookAt } from './news.ts';
import { Overtake } from './overtake.tsx';
import { readSeen, readSeenBoard, storeSeen, storeSeenBoard } from './seen-board.ts';

/** What happened at the top since the last celebration, or in a sfida; nothing most of the time. */
export default function CelebrationScene({ context }: SceneProps) {
  const { data: board, isError } = useQuery(context.queries.leaderboard);
  const { data: challenges, isFetching } = useQuery({
    ...context.queries.challenges,
    enabled: board?.challenges === true,
  });
  const [isReady, setReady] = useState(false);
  if (board && !isFetching && !isReady) setReady(true);
  useSkip(context.skip, isError && !board);
  return board && isReady ? <Celebration context={context} board={board} challenges={challenges} /> : null;
}

interface CelebrationProps extends SceneProps {
  readonly board: Leaderboard;
  /** Undefined where there are none, or they are not known. */
  readonly challenges: readonly Challenge[] | undefined;
}

function Celebration({ context, board: current, challenges }: CelebrationProps) {
  // The board of this moment: a poll while the scene is on screen is for the next celebration.
  const [board] = useState(current);
  const [{ news, next }] = useState(() => lookAt(readSeenBoard(), board, context.now().getTime()));
  const [ofChallenges] = useState(() => {
    const near = challengesOnPage(challenges ?? [], romeDay(context.now()));
    return challengeNews(readSeen(SEEN_CHALLENGES_KEY), near, context.now());
  });
  useEffect(() => {
    storeSeenBoard(next);
    // Beside an overtake it waits for the next celebration.
    if (!news && (challenges || !board.challenges)) storeSeen(SEEN_CHALLENGES_KEY, ofChallenges.next);
  }, [next, news, ofChallenges, challenges, board]);
  const { told } = ofChallenges;
  useSkip(context.skip, news === null && !told);
  useStillScene(context);
  if (!news) {
    if (!told) return null;
    const view = challengeView(told, romeDay(context.now()));
    const title = isOver(told) ? 'La sfida è finita' : 'Si cambia in testa';
    return (
      <WallScene context={context} title={title} note={`${view.name}\u00a0· ${view.days}`}>
        <WallChallenge {...view} />
      </WallScene>
    );
  }
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
