import { formatPoints } from '@vetta/contract/client/formats';
import { serverNow } from '@vetta/contract/client/server-clock';
import { COLLAPSED_ROWS, freshnessView, hasPoints } from '@vetta/contract/first-view';
import type { Leaderboard } from '@vetta/contract/standings';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useRef, useState } from 'react';
import { ageInWords } from './age.ts';
import { Board } from './board.tsx';
import { useClimbs } from './climbs.ts';
import { LiveRow } from './live-row.tsx';
import { useSlide } from './slide.ts';

interface LiveBoardProps {
  readonly board: Leaderboard;
  /** When the server last answered, and when it last failed to since; milliseconds of the device's clock. */
  readonly askedAt: number;
  readonly failedAt: number | null;
}

/** The standings as they move: rows slide, numbers count, and climbs are told to those who listen. */
export function LiveBoard({ board, askedAt, failedAt }: LiveBoardProps) {
  const { entries } = board;
  const started = hasPoints(board);
  // Remembers for how many entries it was expanded: another number collapses it again.
  const [expandedFor, setExpandedFor] = useState<number | null>(null);
  const expanded = expandedFor === entries.length;
  const shown = expanded ? entries : entries.slice(0, COLLAPSED_ROWS);

  const list = useRef<HTMLOListElement>(null);
  useSlide(list, shown);
  const news = useClimbs(entries);
  const leader = entries[0]?.total ?? 0;

  return (
    <>
      <Board
        freshness={freshnessView(board, serverNow())}
        started={started}
        more={started && entries.length > COLLAPSED_ROWS}
        count={formatPoints(entries.length)}
        rows={shown.map((standing) => (
          <LiveRow key={standing.playerId} standing={standing} leader={leader} />
        ))}
        list={list}
        expanded={expanded}
        toggle={() => setExpandedFor(expanded ? null : entries.length)}
        stale={failedAt && `non raggiungibile ora · dati di ${ageInWords(failedAt - askedAt)} fa`}
      />
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </>
  );
}
