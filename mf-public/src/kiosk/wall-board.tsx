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

/** Slower than on the page, in milliseconds. */
const SLIDE_MS = 900;

/** One page of the standings. The rows of a page that is not full keep their height. */
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
