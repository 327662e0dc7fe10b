import { hasPoints } from '@vetta/contract/prerender';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { useEffect, useRef, useState } from 'react';

/** How many names an announcement has at most; the others are counted. */
const MAX_NAMES = 3;

/** Returns a sentence about the players who climbed between two standings; `''` if no player did. */
export function climbsInWords(before: readonly Standing[], after: readonly Standing[]): string {
  const old = new Map(before.map(({ playerId, position }) => [playerId, position]));
  const climbs = after.filter(({ playerId, position }) => position < (old.get(playerId) ?? 0));
  const named = climbs
    .slice(0, MAX_NAMES)
    .map(({ name, position }) => `${name} sale in posizione ${position}`);
  const others = climbs.length - named.length;
  if (others > 0)
    named.push(others === 1 ? 'sale anche un’altra persona' : `salgono anche altre ${others} persone`);
  return named.join(', ');
}

/** Returns the announcement of the last climbs, for screen readers. */
export function useClimbsAnnouncement(board: Leaderboard): string {
  const before = useRef(board);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = board;
    if (board.period !== known.period) setAnnouncement('');
    // Without points the players stand in the order of their names, as at the start of a month: nobody has climbed.
    else if (hasPoints(known) && hasPoints(board))
      setAnnouncement((said) => climbsInWords(known.entries, board.entries) || said);
  }, [board]);
  return announcement;
}
