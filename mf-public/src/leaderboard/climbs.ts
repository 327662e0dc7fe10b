import type { Standing } from '@vetta/contract/standings';
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
export function useClimbsAnnouncement(entries: readonly Standing[]): string {
  const before = useRef(entries);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (before.current === entries) return;
    const words = climbsInWords(before.current, entries);
    before.current = entries;
    if (words !== '') setAnnouncement(words);
  }, [entries]);
  return announcement;
}
