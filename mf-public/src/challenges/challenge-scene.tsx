import { useQuery } from '@tanstack/react-query';
import { challengeView } from '@vetta/contract/challenge-view';
import type { Challenge } from '@vetta/contract/challenges';
import type { SceneProps } from '@vetta/contract/front-end';
import { addDays, romeDay } from '@vetta/contract/rome-time';
import { splitEvenly } from '@vetta/contract/split-evenly';
import { useServerDay } from '../day/server-day.ts';
import { PageProgress } from '../kiosk/page-progress.tsx';
import { pageDuration } from '../kiosk/pages.ts';
import { usePageTimer } from '../kiosk/use-page-timer.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { MOST_SIDES, WallChallenge } from './challenge-card.tsx';

/** Returns the pages of the sfide that run or ended yesterday, first those that begin; mountains have pages of their own. */
const pagesOf = (challenges: readonly Challenge[], today: string) =>
  challenges
    .filter(({ state, lastDay }) => state !== 'coming' && lastDay >= addDays(today, -1))
    .sort((a, b) => Number(b.firstDay === today) - Number(a.firstDay === today))
    .map((challenge) => challengeView(challenge, today))
    .flatMap((view) => {
      const pages = view.picture === 'mountain' ? splitEvenly(view.sides, MOST_SIDES) : [view.sides];
      return pages.map((sides) => ({ ...view, sides }));
    });

/** The sfide: a rope, bars or mountains. Left out on days without one. */
export default function ChallengeScene({ context }: SceneProps) {
  const { queries, scope, skip, done, minDurationMs } = context;
  const board = useQuery(queries.leaderboard);
  const enabled = board.data?.challenges === true;
  const { data, isFetching } = useQuery({ ...queries.challenges, enabled });
  const pages = pagesOf(enabled && data ? data : [], romeDay(useServerDay(context)));
  // What was known before a sfida began is no answer.
  useSkip(skip, pages.length === 0 && !isFetching && board.isFetched);
  const pageMs = pageDuration(MOST_SIDES, Math.max(1, pages.length), minDurationMs);
  const page = usePageTimer({ pages: Math.max(1, pages.length), pageMs, scope, done });
  const shown = pages[page];
  if (!shown) return null;
  return (
    <WallScene
      context={context}
      title={shown.name}
      note={`${shown.days}\u00a0· ${shown.counts}`}
      foot={<PageProgress page={page} pages={pages.length} pageMs={pageMs} />}
    >
      <WallChallenge key={page} {...shown} />
    </WallScene>
  );
}
