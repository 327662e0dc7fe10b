import { useQuery } from '@tanstack/react-query';
import { challengesOnPage } from '@vetta/contract/challenges-on-page';
import type { PluginContext } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { lazy, memo, Suspense } from 'react';
import { useTime } from '../day/use-time.ts';
import { useSectionQuery } from '../page/first-data.ts';

/** Where its code does not come, the page goes without. */
const Challenges = lazy(() => import('./challenges.tsx').catch(() => ({ default: () => null })));

type LazyChallengesProps = Pick<PluginContext, 'queries' | 'now'>;

/** The sfide, asked for while the board says that there are any. Until their code has come React keeps the server's markup. */
export function LazyChallenges(props: LazyChallengesProps) {
  const { leaderboard, challenges } = props.queries;
  const enabled = useQuery({ ...leaderboard, enabled: false }).data?.challenges === true;
  const { data = [] } = useSectionQuery({ ...challenges, enabled });
  const today = useTime(props.now, romeDay);
  return challengesOnPage(data, today).length > 0 && <Waiting {...props} />;
}

/** Not rendered again while its code is on the way: React would give up the server's markup. */
const Waiting = memo(function Waiting(props: LazyChallengesProps) {
  return (
    <Suspense>
      <Challenges {...props} />
    </Suspense>
  );
});
