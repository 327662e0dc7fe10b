import { challengeView } from '@vetta/contract/challenge-view';
import type { Challenge } from '@vetta/contract/challenges';
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
import { ChallengeCard, Pullers, SideLine } from './challenge-card.tsx';

/** The sfide near today, the own side marked. */
export default function Challenges({ queries, now }: Pick<PluginContext, 'queries' | 'now'>): ReactNode {
  const { data = [] } = useSectionQuery({ ...queries.challenges, enabled: false });
  const today = useTime(now, romeDay);
  const own = useOwnPlayer()?.playerId;
  return (
    <ChallengesFrame>
      {challengesOnPage(data, today).map((challenge) => (
        <LiveChallenge key={challenge.id} challenge={challenge} today={today} own={own} />
      ))}
    </ChallengesFrame>
  );
}

export const ChallengesFrame = ({ children }: { readonly children: ReactNode }) => (
  <Section id="challenges" title="Sfide">
    <div className={styles.cards}>{children}</div>
  </Section>
);

interface LiveChallengeProps {
  readonly challenge: Challenge;
  readonly today: string;
  readonly own: string | undefined;
}

function LiveChallenge({ challenge, today, own }: LiveChallengeProps) {
  const { sides, ...view } = challengeView(challenge, today);
  const side = sideOf(challenge, own);
  const mine = side?.people?.length === 1 ? 'sei tu' : 'la tua squadra';
  return (
    <ChallengeCard {...view} pullers={sides.map((one) => <Pullers key={one.name} {...one} />)}>
      {sides.map((one) => (
        <SideLine
          key={one.name}
          picture={view.picture}
          {...one}
          own={one.name === side?.name ? mine : undefined}
        />
      ))}
    </ChallengeCard>
  );
}
