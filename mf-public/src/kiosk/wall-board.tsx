import { metalOf, nextAbove } from '@vetta/contract/honours';
import type { Standing } from '@vetta/contract/standings';
import { useRef } from 'react';
import { useSlide } from '../leaderboard/slide.ts';
import type { Layout } from './pages.ts';
import { roomy } from './roomy.css.ts';
import * as styles from './wall-board.css.ts';
import { WallRow } from './wall-row.tsx';

interface WallBoardProps {
  readonly entries: readonly Standing[];
  /** All rows of the month. */
  readonly all: readonly Standing[];
  readonly layout: Layout;
}

/** How much taller the leader's row is, where it has a column of its own. */
const LEADER = 1.2;

/** Returns the tracks of a page's rows: each as high as if the page were full, the leader's taller. */
function rowTracks(players: number, { columns, rows }: Layout, hasLeader: boolean): string {
  const isTaller = hasLeader && columns === 1 && rows > 1;
  const height = `(100% - ${rows - 1} * ${styles.rowGap}) / ${isTaller ? rows - 1 + LEADER : rows}`;
  const count = Math.ceil(players / columns);
  const first = isTaller ? `calc(${LEADER} * ${height}) ` : '';
  const others = isTaller ? count - 1 : count;
  return others > 0 ? `${first}repeat(${others}, calc(${height}))` : first;
}

/** Whether the rows are high enough for larger type: a team of three or four. */
const isRoomy = ({ columns, rows }: Layout): boolean => columns === 1 && rows < 4;

/** Slower than on the page, in milliseconds. */
const SLIDE_MS = 900;

/** One page of the standings, the same number of rows in each column. Rows are equally high on all pages. */
export function WallBoard({ entries, all, layout }: WallBoardProps) {
  const list = useRef<HTMLOListElement>(null);
  useSlide(list, entries, SLIDE_MS);
  return (
    <ol
      ref={list}
      className={`${styles.rows} ${styles.columns[layout.columns]} ${isRoomy(layout) ? roomy : ''}`}
      style={{ gridTemplateRows: rowTracks(entries.length, layout, entries[0] === all[0]) }}
    >
      {entries.map((standing) => (
        <WallRow
          key={standing.playerId}
          standing={standing}
          leader={all[0]?.total ?? 0}
          metal={metalOf(all, standing.playerId)}
          next={nextAbove(all, standing.playerId)}
        />
      ))}
    </ol>
  );
}
