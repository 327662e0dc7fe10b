import { Suspense } from 'react';
import { Each, type Slot, When } from '../prerender-template/slots.tsx';
import { ChallengeCard, Pullers, SideLine } from './challenge-card.tsx';
import { ChallengesFrame } from './challenges.tsx';

const slots = <Key extends string>(...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, `{{${key}}}`])) as Record<Key, Slot>; // It has these keys.

const sfida = slots('id', 'name', 'stake', 'isOver', 'days', 'counts', 'verdict', 'note', 'picture', 'pull');
const side = slots('name', 'colour', 'place', 'value', 'reached', 'share', 'left');

/** The template of the sfide: nothing, and not a byte, without one. */
export const ChallengesTemplate = () => (
  <When value="{{below.has.challenges}}">
    <Suspense>
      <ChallengesFrame>
        <Each list="below.challenges">
          <ChallengeCard
            {...sfida}
            pullers={
              <Each list="sides">
                <Pullers {...slots('colour', 'isAhead', 'isAlone')} />
              </Each>
            }
          >
            <Each list="sides">
              <SideLine picture={sfida.picture} {...side} />
            </Each>
          </ChallengeCard>
        </Each>
      </ChallengesFrame>
    </Suspense>
  </When>
);
