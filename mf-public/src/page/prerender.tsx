import type { PrerenderData, PrerenderRow } from '@vetta/contract/prerender';
import { Board } from '../leaderboard/board.tsx';
import { Row } from '../leaderboard/row.tsx';
import { MonthTop } from '../month/month-top.tsx';
import { Each, type Slotted } from '../template/slots.tsx';
import { PublicPage } from './public-page.tsx';

const page: Slotted<Omit<PrerenderData, 'entries' | 'texts'>> = {
  month: '{{month}}',
  monthName: '{{monthName}}',
  year: '{{year}}',
  day: '{{day}}',
  days: '{{days}}',
  monthShare: '{{monthShare}}',
  updated: '{{updated}}',
  state: '{{state}}',
  count: '{{count}}',
  hidden: '{{hidden}}',
  launch: '{{launch}}',
};

const row: Slotted<PrerenderRow> = {
  position: '{{position}}',
  playerId: '{{playerId}}',
  name: '{{name}}',
  total: '{{total}}',
  score: '{{score}}',
  bonus: '{{bonus}}',
  share: '{{share}}',
  tier: '{{tier}}',
  movement: '{{movement}}',
  places: '{{places}}',
  tie: '{{tie}}',
  notEligible: '{{notEligible}}',
};

/** The template of the page's prerendered markup: the api fills it with the standings. */
export default function Prerender() {
  return (
    <PublicPage
      top={<MonthTop month={page} />}
      board={
        <Board
          freshness={page}
          count={page.count}
          hidden={page.hidden}
          rows={
            <Each list="entries">
              <Row row={row} />
            </Each>
          }
        />
      }
    />
  );
}
