import { firstView } from '@vetta/contract/first-view';
import { rowView } from '@vetta/contract/row-view';
import { Board } from '../leaderboard/board.tsx';
import { Row } from '../leaderboard/row.tsx';
import { MonthTop } from '../month/month-top.tsx';
import { Each, slotsOf } from '../template/slots.tsx';
import { PublicPage } from './public-page.tsx';

// Slots are named like the fields of the views; which values these have does not matter.
const nobody = {
  position: 1,
  playerId: '',
  name: '',
  score: 0,
  bonus: 0,
  total: 0,
  movement: null,
  tie: null,
  eligible: true,
  notEligible: null,
  provisional: false,
};
const nothing = {
  entries: [],
  prizes: [],
  month: '',
  period: '2000-01',
  state: 'open',
  updatedAt: null,
} as const;

const row = slotsOf(rowView(nobody, 0));
const view = slotsOf(firstView({ ...nothing, entries: [], prizes: [] }, new Date(0)));

/** The page as a template: the server fills in the standings before any script has run. */
export default function FirstView() {
  return (
    <PublicPage
      top={<MonthTop month={view} />}
      board={
        <Board
          freshness={view}
          started={view.started}
          more={view.more}
          count={view.count}
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
