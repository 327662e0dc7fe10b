import { formatPoints } from '@vetta/contract/client/formats';
import { COLLAPSED_ROWS, hasPoints } from '@vetta/contract/prerender';
import type { Leaderboard } from '@vetta/contract/standings';
import { useRef, useState } from 'react';
import { ageInWords } from './age.ts';
import { Board } from './board.tsx';
import { useClimbsAnnouncement } from './climbs.ts';
import { freshnessView } from './freshness-view.ts';
import { LiveRow } from './live-row.tsx';
import { useSlide } from './slide.ts';

interface LiveBoardProps {
  readonly board: Leaderboard;
  /** The server's time. */
  readonly now: Date;
  /** When the server last answered, and when a later poll failed, if one did; milliseconds of the device's clock. */
  readonly loadedAt: number;
  readonly failedAt: number | null;
}

/** The live standings: rows slide, numbers count, and climbs are announced to screen readers. */
export function LiveBoard({ board, now, loadedAt, failedAt }: LiveBoardProps) {
  const { entries } = board;
  const rows = hasPoints(board) ? entries.length : 0;
  // The number of entries for which the list was expanded: another number collapses it.
  const [expandedFor, setExpandedFor] = useState<number | null>(null);
  const expanded = expandedFor === entries.length;
  const shown = expanded ? entries : entries.slice(0, COLLAPSED_ROWS);

  const list = useRef<HTMLOListElement>(null);
  useSlide(list, shown);
  const announcement = useClimbsAnnouncement(entries);
  const leader = entries[0]?.total ?? 0;

  return (
    <Board
      freshness={freshnessView(board, now)}
      count={rows > 0 ? formatPoints(rows) : ''}
      hidden={rows > COLLAPSED_ROWS ? formatPoints(rows - COLLAPSED_ROWS) : ''}
      rows={shown.map((standing) => <LiveRow key={standing.playerId} standing={standing} leader={leader} />)}
      listRef={list}
      isExpanded={expanded}
      onToggle={() => setExpandedFor(expanded ? null : entries.length)}
      stale={failedAt && `non raggiungibile ora · dati di ${ageInWords(failedAt - loadedAt)} fa`}
      announcement={announcement}
    />
  );
}
