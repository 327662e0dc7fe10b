import { challengeView } from '@vetta/contract/challenge-view';
import { challengesOnPage } from '@vetta/contract/challenges-on-page';
import type { PluginContext } from '@vetta/contract/front-end';
import { sideOf } from '@vetta/contract/own-side';
import { romeDay } from '@vetta/contract/rome-time';
import type { ReactNode } from 'react';
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
