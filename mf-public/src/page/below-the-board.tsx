import type { RouteProps } from '@vetta/contract/plugin';
import { Page } from '@vetta/design-system/page';
import { useEffect, useRef } from 'react';
import { Bonuses } from '../bonuses/bonuses.tsx';
import { DayEndSection } from '../day/day-end-section.tsx';
import { HallOfFame } from '../months/hall-of-fame.tsx';
import { Prizes } from '../prizes/prizes.tsx';
import { Rules } from '../rules/rules.tsx';
import { Scoring } from '../scoring/scoring.tsx';
import { useTexts } from '../texts/use-texts.ts';
import * as styles from './below-the-board.css.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Everything below the board: one chunk, loaded when it is wanted (lazy-below.tsx). */
export function BelowTheBoard({ context }: RouteProps) {
  const sections = useRef<HTMLDivElement>(null);
  useEffect(() => goToNamedSection(sections.current), []);
  const { queries, now } = context;
  const texts = useTexts(context);
  return (
    <Page>
      <div ref={sections} className={styles.sections}>
        <DayEndSection now={now} texts={texts} />
        <Scoring queries={queries} texts={texts} />
        <Bonuses queries={queries} texts={texts} />
        <Prizes queries={queries} texts={texts} />
        <HallOfFame queries={queries} />
        <Rules queries={queries} now={now} texts={texts} />
      </div>
      <ScrollToTop />
    </Page>
  );
}

/**
 * The browser looked for the section that the address names before this chunk had come: it looks again if it is one of these.
 * Not if the page is scrolled by a screen or more: then the visitor went on, or came back by a reload.
 */
function goToNamedSection(sections: HTMLElement | null) {
  const named = document.getElementById(location.hash.slice(1));
  if (named && sections?.contains(named) && scrollY < innerHeight) location.replace(location.hash);
}
