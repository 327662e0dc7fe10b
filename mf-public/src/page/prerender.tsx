import { EVERYBODY } from '@vetta/contract/groups';
import type { PrerenderData, PrerenderRow } from '@vetta/contract/prerender';
import { FilterChip } from '@vetta/design-system/filter-chips';
import { Suspense } from 'react';
import { DrawCheckButton } from '../draws/opened-draw.tsx';
import { Countdown } from '../hero/countdown.tsx';
import { Hero } from '../hero/hero.tsx';
import { SearchField } from '../hero/search-field.tsx';
import { Board } from '../leaderboard/board.tsx';
import { GroupChips } from '../leaderboard/group-chips.tsx';
import { Row } from '../leaderboard/row.tsx';
import { Finisher, MonthBeforeCard, WonDraw } from '../months/month-before-card.tsx';
import { Each, type Slotted, When } from '../prerender-template/slots.tsx';
import { textSlots } from '../prerender-template/text-slots.ts';
import { BelowPlace } from './below-place.tsx';
import { sectionTemplates } from './prerender-sections.tsx';
import { PublicPage } from './public-page.tsx';

const page: Slotted<Omit<PrerenderData, 'entries' | 'groups' | 'texts' | 'before' | 'below'>> = {
  month: '{{month}}',
  monthName: '{{monthName}}',
  year: '{{year}}',
  day: '{{day}}',
  days: '{{days}}',
  monthShare: '{{monthShare}}',
  updated: '{{updated}}',
  known: '{{known}}',
  state: '{{state}}',
  isProvisional: '{{isProvisional}}',
  count: '{{count}}',
  hidden: '{{hidden}}',
  launch: '{{launch}}',
  roles: '{{roles}}',
};

const row: Slotted<PrerenderRow> = {
  position: '{{position}}',
  playerId: '{{playerId}}',
  name: '{{name}}',
  total: '{{total}}',
  score: '{{score}}',
  bonus: '{{bonus}}',
  gap: '{{gap}}',
  correction: '{{correction}}',
  share: '{{share}}',
  tier: '{{tier}}',
  behind: '{{behind}}',
  movement: '{{movement}}',
  places: '{{places}}',
  tie: '{{tie}}',
  notEligible: '{{notEligible}}',
  provisional: '{{provisional}}',
  role: '{{role}}',
};

/** How the month before ended, until this one has points. */
const MonthBefore = () => (
  <When value="{{before.month}}">
    <Suspense>
      <MonthBeforeCard
        month="{{before.month}}"
        monthName="{{before.monthName}}"
        inMonth="{{before.inMonth}}"
        together="{{before.together}}"
        podium={
          <Each list="before.podium">
            <Finisher
              place="{{place}}"
              who="{{who}}"
              points="{{points}}"
              metal="{{metal}}"
              won="{{won}}"
              tie="{{tie}}"
            />
          </Each>
        }
        prizes="{{before.prizes}}"
        draws={
          <Each list="before.draws">
            <WonDraw prize="{{prize}}" winner="{{winner}}" participants="{{participants}}">
              <DrawCheckButton />
            </WonDraw>
          </Each>
        }
        isAwaited="{{before.isAwaited}}"
        note="{{before.note}}"
      />
    </Suspense>
  </When>
);

/** The template of the page's prerendered markup: the api fills it with the standings. */
export default function Prerender() {
  return (
    <PublicPage
      texts={textSlots}
      top={
        <Hero month={page} texts={textSlots} before={<MonthBefore />}>
          <When value={page.launch} is="ahead">
            <Countdown texts={textSlots} seconds={null} />
          </When>
          <When value={page.launch} is="past">
            <SearchField texts={textSlots} />
          </When>
        </Hero>
      }
      board={
        <Board
          texts={textSlots}
          freshness={page}
          count={page.count}
          hidden={page.hidden}
          filter={
            <When value={page.roles}>
              <GroupChips chips={[]} value={EVERYBODY}>
                <Each list="groups">
                  <FilterChip label="{{label}}" />
                </Each>
              </GroupChips>
            </When>
          }
          rows={
            <Each list="entries">
              <Row row={row} />
            </Each>
          }
        />
      }
      below={<BelowPlace sections={sectionTemplates} />}
    />
  );
}
