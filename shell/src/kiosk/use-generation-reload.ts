import type { Generation } from '@vetta/contract/plugins-json';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DEADLINE_MS } from '../plugins/deadline.ts';
import { reloadSeldom } from '../plugins/reload-seldom.ts';
import { prefetchDocument } from './prefetch-document.ts';

const POLL_MS = 60_000;
const MIN_INTERVAL_MS = 10 * 60_000;
/** Spreads the polls and reloads of one office's screens. */
const JITTER_MS = 30_000;
const LAST_RELOAD = 'vetta.reloadedAt';

/** Returns the generation that the server serves now; null if it does not answer, or another in its place. */
async function fetchGeneration(): Promise<Generation | null> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch('/plugins.json', { cache: 'no-store', signal });
    const served = (await response.json()) as Partial<Generation> | null;
    return response.ok && served?.shell && Array.isArray(served.plugins) ? (served as Generation) : null;
  } catch {
    return null;
  }
}

/**
 * Whether a wall does not wait with the served generation: it takes something back, as an ended canary or a return does, or its
 * author waits to see it on this screen.
 */
export const isUrgent = (
  running: number,
  { number, restores, isTrial }: Pick<Generation, 'number' | 'restores' | 'isTrial'>,
): boolean => number < running || restores !== undefined || isTrial === true;

type Builds = Pick<Generation, 'shell' | 'plugins'>;

/** Whether two generations have the same builds: a return may bring back what a wall still runs. */
export const haveSameBuilds = (one: Builds, other: Builds): boolean => buildsOf(one) === buildsOf(other);
const buildsOf = ({ shell, plugins }: Builds): string =>
  [shell, ...plugins.map(({ name, hash }) => `${name}@${hash}`).sort()].join(' ');

/** Whether two generations have the same builds but for guests, which a page can exchange while it runs. */
export const differInGuestsOnly = (one: Builds, other: Builds): boolean =>
  !haveSameBuilds(one, other) && haveSameBuilds(withoutGuests(one), withoutGuests(other));
const withoutGuests = ({ shell, plugins }: Builds): Builds => ({
  shell,
  plugins: plugins.filter(({ isolated }) => !isolated),
});

interface RunningGeneration {
  /** Its number: also that of a later one with the same builds. */
  readonly number: number;
  readonly plugins: Generation['plugins'];
  /**
   * Takes other builds of guests, or reloads the page if the server has other ones of anything else; the caller picks a moment
   * between two scenes. Returns whether it has taken some, so that the next scene is to be one of them.
   */
  readonly reloadIfOutdated: () => boolean;
}

/**
 * Polls for a newer generation, and brings its files into the browser's cache. A reload comes only after the server has
 * answered, and at most once in ten minutes, unless it is urgent.
 */
export function useGenerationReload(loaded: Generation): RunningGeneration {
  const [running, setRunning] = useState(loaded);
  const [number, setNumber] = useState(loaded.number);
  const withOtherGuests = useRef<Generation>(null);
  const isOutdated = useRef(false);
  const mayNotWait = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isEnded = false;
    let prefetched = running.number;
    const poll = async () => {
      const served = await fetchGeneration();
      if (isEnded) return;
      if (served) {
        const areGuests = differInGuestsOnly(served, running);
        withOtherGuests.current = areGuests ? served : null;
        isOutdated.current = !areGuests && !haveSameBuilds(served, running);
        mayNotWait.current = isUrgent(running.number, served);
        if (!isOutdated.current && !areGuests) setNumber(served.number);
        else if (isOutdated.current && prefetched !== served.number) {
          prefetched = served.number;
          await prefetchDocument();
          if (isEnded) return;
        }
      }
      timer = setTimeout(poll, POLL_MS + Math.random() * JITTER_MS);
    };
    timer = setTimeout(poll, Math.random() * JITTER_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [running]);

  const reloadIfOutdated = useCallback(() => {
    const next = withOtherGuests.current;
    if (next) {
      withOtherGuests.current = null;
      setRunning(next);
      setNumber(next.number);
      return true;
    }
    if (!isOutdated.current) return false;
    // The next poll sets it again if the page is not reloaded now.
    isOutdated.current = false;
    const interval = mayNotWait.current ? 0 : MIN_INTERVAL_MS;
    void fetchGeneration().then((served) => {
      if (served && !haveSameBuilds(served, running)) reloadSeldom(LAST_RELOAD, interval);
    });
    return false;
  }, [running]);
  return { number, plugins: running.plugins, reloadIfOutdated };
}
