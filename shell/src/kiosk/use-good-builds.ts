import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { useEffect, useMemo, useState } from 'react';
import { watchFailures } from '../screen/last-failure.ts';
import { areTooMany, isBuildFailure, readGoodBuilds, recentOf, withoutGivenUp } from './good-builds.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the plugins that a wall shows: those of its generation, but for one whose build fails three times within five minutes
 * the last build that the wall has shown well. `published` must keep its identity.
 */
export function useGoodBuilds(published: readonly PublishedPlugin[]): readonly PublishedPlugin[] {
  const [givenUp, setGivenUp] = useState(none);
  useEffect(() => {
    const failures = new Map<string, number[]>();
    return watchFailures(({ hash }, kind) => {
      if (!isBuildFailure(kind)) return;
      const now = performance.now();
      const times = [...recentOf(failures.get(hash) ?? [], now), now];
      failures.set(hash, times);
      if (!areTooMany(times, now)) return;
      setGivenUp((before) => (before.has(hash) ? before : new Set([...before, hash])));
    });
  }, []);
  return useMemo(
    () => (givenUp.size === 0 ? published : withoutGivenUp(published, givenUp, readGoodBuilds())),
    [published, givenUp],
  );
}
