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
import { Each, type Slotted, slots, When } from '../prerender-template/slots.tsx';
import { textSlots } from '../prerender-template/text-slots.ts';
import { BelowPlace } from './below-place.tsx';
import { sectionTemplates } from './prerender-sections.tsx';
import { PublicPage } from './public-page.tsx';

const page: Slotted<Omit<PrerenderData, 'entries' | 'others' | 'groups' | 'texts' | 'before' | 'below'>> =
  slots(
    'month monthName year day days monthShare updated known state isProvisional count hidden launch roles',
  );

const row: Slotted<PrerenderRow> = slots(
  'position playerId name total score bonus gap correction share tier behind movement places tie notEligible provisional role',
);

/** How the month before ended, until this one has points. */
const MonthBefore = () => (
  <When value="{{before.month}}">
    <Suspense>
      <MonthBeforeCard
        {...slots('month monthName inMonth together prizes isAwaited note', 'before.')}
        podium={
          <Each list="before.podium">
            <Finisher {...slots('place who points metal won tie')} />
          </Each>
        }
        draws={
          <Each list="before.draws">
            <WonDraw {...slots('prize winner participants')}>
              <DrawCheckButton />
            </WonDraw>
          </Each>
        }
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
          others={
            <ul>
              <Each list="others">
                <li>{`${row.position}° ${row.name} · ${row.total} pt`}</li>
              </Each>
            </ul>
          }
        />
      }
      below={<BelowPlace sections={sectionTemplates} />}
    />
  );
}
