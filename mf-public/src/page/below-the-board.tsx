import type { RouteProps } from '@vetta/contract/front-end';
import type { ComponentType } from 'react';
import { Bonuses } from '../bonuses/bonuses.tsx';
import { LazyChallenges } from '../challenges/lazy-challenges.tsx';
import { DayEndSection } from '../day/day-end-section.tsx';
import { HallOfFame } from '../months/hall-of-fame.tsx';
import { Prizes } from '../prizes/prizes.tsx';
import { Rules } from '../rules/rules.tsx';
import { Scoring } from '../scoring/scoring.tsx';
import { useSectionTexts } from '../texts/use-texts.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import type { SectionName } from './section-names.ts';
import { SlimHeader } from './slim-header.tsx';

type Section = ComponentType<Pick<RouteProps, 'context'>>;

/** The sections below the board: one chunk, loaded when they are wanted (lazy-below.tsx). */
export const sections: Readonly<Record<SectionName, Section>> = {
  day: ({ context }) => (
    <>
      <LazyChallenges queries={context.queries} now={context.now} />
      <DayEndSection now={context.now} texts={useSectionTexts(context)} />
    </>
  ),
  scoring: ({ context }) => <Scoring queries={context.queries} texts={useSectionTexts(context)} />,
  bonuses: ({ context }) => <Bonuses queries={context.queries} texts={useSectionTexts(context)} />,
  prizes: ({ context }) => <Prizes queries={context.queries} texts={useSectionTexts(context)} />,
  hall: ({ context }) => <HallOfFame queries={context.queries} />,
  rules: ({ context }) => (
    <Rules queries={context.queries} now={context.now} texts={useSectionTexts(context)} />
  ),
};

/** What floats over the page. */
export const Floating = () => (
  <>
    <SlimHeader />
    <ScrollToTop />
  </>
);
