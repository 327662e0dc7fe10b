import { useQuery, useQueryClient } from '@tanstack/react-query';
import { challengeView } from '@vetta/contract/challenge-view';
import { challengesOnPage } from '@vetta/contract/challenges-on-page';
import type { PluginContext } from '@vetta/contract/front-end';
import { sideOf } from '@vetta/contract/own-side';
import { romeDay } from '@vetta/contract/rome-time';
import { type ReactNode, useEffect } from 'react';
import { useTime } from '../day/use-time.ts';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import * as styles from './challenge.late.css.ts';
import { ChallengeCard } from './challenge-card.tsx';

/** The sfide near today, first those with an own side, which is marked. */
export default function Challenges({ queries, now }: Pick<PluginContext, 'queries' | 'now'>): ReactNode {
  const { data = [] } = useSectionQuery({ ...queries.challenges, enabled: false });
  const today = useTime(now, romeDay);
  const client = useQueryClient();
  const { data: board } = useQuery({ ...queries.leaderboard, enabled: false });
  const isGone = board !== undefined && !board.challenges;
  // Nobody asks for sfide any more: the last answer, which the own place shows too, would stay. Without one the next board that has some asks at once.
  useEffect(() => {
    if (isGone) void client.resetQueries({ queryKey: queries.challenges.queryKey });
  }, [isGone, client, queries]);
  const own = useOwnPlayer()?.playerId;
  return (
    <ChallengesFrame>
      {challengesOnPage(data, today)
        .sort((a, b) => Number(sideOf(b, own) !== undefined) - Number(sideOf(a, own) !== undefined))
        .map((challenge) => (
          <ChallengeCard key={challenge.id} {...challengeView(challenge, today, own)} />
        ))}
    </ChallengesFrame>
  );
}

export const ChallengesFrame = ({ children }: { readonly children: ReactNode }) => (
  <Section id="challenges" title="Sfide">
    <div className={styles.cards}>{children}</div>
  </Section>
);
