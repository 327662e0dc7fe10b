import { Suspense } from 'react';
import { Each, slots, When } from '../prerender-template/slots.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { ChallengesFrame } from './challenges.tsx';

/** The template of the sfide: nothing, and not a byte, without one. */
export const ChallengesTemplate = () => (
  <When value="{{below.has.challenges}}">
    <Suspense>
      <ChallengesFrame>
        <Each list="below.challenges">
          <ChallengeCard
            {...slots('id name stake isOver days counts verdict note picture pull')}
            // The server knows nobody's own side.
            sides={{ ...slots('name colour place value reached share left isAhead isAlone'), own: '' }}
          />
        </Each>
      </ChallengesFrame>
    </Suspense>
  </When>
);
