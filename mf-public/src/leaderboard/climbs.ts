import type { Standing } from '@vetta/contract/standings';
import { useEffect, useRef, useState } from 'react';

/** How many names one announcement holds before it becomes a list nobody listens to. */
const NAMED = 3;

/** Who climbed between two standings, in words; empty where nobody did. Only climbs are told. */
export function climbsInWords(before: readonly Standing[], after: readonly Standing[]): string {
  const old = new Map(before.map(({ playerId, position }) => [playerId, position]));
  const climbs = after.filter(({ playerId, position }) => position < (old.get(playerId) ?? 0));
  const named = climbs.slice(0, NAMED).map(({ name, position }) => `${name} sale in posizione ${position}`);
  const others = climbs.length - named.length;
  if (others > 0)
    named.push(others === 1 ? 'sale anche un’altra persona' : `salgono anche altre ${others} persone`);
  return named.join(', ');
}

/** The news since the last change of the standings, for those who listen. */
export function useClimbs(entries: readonly Standing[]): string {
  const before = useRef(entries);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (before.current === entries) return;
    const words = climbsInWords(before.current, entries);
    before.current = entries;
    if (words !== '') setNews(words);
  }, [entries]);
  return news;
}
