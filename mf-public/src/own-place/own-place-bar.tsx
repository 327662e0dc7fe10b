import { useQuery } from '@tanstack/react-query';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { metalOf } from '@vetta/contract/honours';
import { ownSideInWords } from '@vetta/contract/own-side';
import { prerenderRow } from '@vetta/contract/prerender-row';
import { Numeral } from '@vetta/design-system/numeral';
import { type KeyboardEvent, useRef, useState } from 'react';
import { effort } from '../hero/result-card.css.ts';
import { climbEffort } from './effort.ts';
import { NearbyRows } from './nearby-rows.tsx';
import * as styles from './own-place-bar.css.ts';
import { ownPlaceView } from './own-place-view.ts';
import { forgetOwnPlayer, type OwnPlayer } from './own-player.ts';

interface OwnPlaceBarProps {
  readonly queries: Pick<FrontEndQueries, 'leaderboard' | 'challenges' | 'publicScoring'>;
  readonly player: OwnPlayer;
}

const PANEL = 'mia-posizione';

/** «La mia posizione» at the thumb, in one line: place, points and the next place; opens the five rows around. */
export function OwnPlaceBar({ queries, player }: OwnPlaceBarProps) {
  // The board and the sfide poll; this part reads what they got.
  const { data: board } = useQuery({ ...queries.leaderboard, enabled: false });
  const { data: challenges = [] } = useQuery({ ...queries.challenges, enabled: false });
  const scoring = useQuery(queries.publicScoring).data;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!board) return null;

  const { standing, words: next } = ownPlaceView(board, player);
  const words = [next, ownSideInWords(challenges, player.playerId)].filter(Boolean).join(' · ');
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && isOpen && close();
  if (!standing) {
    return (
      <aside className={styles.root} aria-label="La mia posizione">
        <div className={styles.bar}>
          <p className={styles.absent}>
            {/* On the 1st nobody has a point: the device still says whose place it is. */}
            {board.entries.some(({ playerId }) => playerId === player.playerId) && (
              <span translate="no" className={styles.name}>
                {player.name}
              </span>
            )}
            <span className={styles.next}>{words}</span>
          </p>
          <button type="button" className={styles.forget} onClick={forgetOwnPlayer}>
            Non sono io
          </button>
        </div>
      </aside>
    );
  }
  const row = prerenderRow(standing, standing.total, metalOf(board.entries, standing.playerId));
  return (
    <aside className={styles.root} aria-label="La mia posizione" onKeyDown={onKeyDown}>
      {isOpen && (
        <div id={PANEL} className={styles.panel}>
          <p className={effort}>{climbEffort(board.entries, standing, scoring)}</p>
          <NearbyRows board={board} standing={standing} onLeave={close} />
        </div>
      )}
      <button
        type="button"
        ref={button}
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={PANEL}
        onClick={() => setOpen(!isOpen)}
      >
        <span translate="no" className={styles.place} data-tier={row.tier}>
          {row.position}°
        </span>
        <span key={words} className={styles.next}>
          {words}
        </span>
        <span className={styles.points}>
          <Numeral value={row.total} size="lg" unit="pt" />
        </span>
        <svg viewBox="0 0 24 24" width="18" height="18" className={styles.arrow} aria-hidden="true">
          <path d="m5 15 7-7 7 7" />
        </svg>
      </button>
    </aside>
  );
}
