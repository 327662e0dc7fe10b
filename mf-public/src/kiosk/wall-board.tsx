import type { Standing } from '@vetta/contract/standings';
import { useRef } from 'react';
import { useSlide } from '../leaderboard/slide.ts';
import type { Layout } from './layout.ts';
import * as styles from './wall-board.css.ts';
import { WallRow } from './wall-row.tsx';

interface WallBoardProps {
  readonly entries: readonly Standing[];
  /** The first player's total. */
  readonly leader: number;
  readonly layout: Layout;
}

/** The wall moves slower than a page. */
const SLIDE_MS = 900;

/** One page of the standings. A page that is not full keeps the height of its rows. */
export function WallBoard({ entries, leader, layout }: WallBoardProps) {
  const list = useRef<HTMLOListElement>(null);
  useSlide(list, entries, SLIDE_MS);
  return (
    <ol
      ref={list}
      className={`${styles.rows} ${styles.columns[layout.columns]}`}
      style={{ gridTemplateRows: `repeat(${layout.rows}, minmax(0, 1fr))` }}
    >
      {entries.map((standing) => (
        <WallRow key={standing.playerId} standing={standing} leader={leader} />
      ))}
    </ol>
  );
}
