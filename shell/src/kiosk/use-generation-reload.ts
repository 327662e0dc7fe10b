import type { Generation } from '@vetta/contract/generation';
import { useCallback, useEffect, useRef } from 'react';
import { DEADLINE_MS } from '../plugins/deadline.ts';

const POLL_MS = 60_000;
const MIN_INTERVAL_MS = 10 * 60_000;
/** Spreads the polls and reloads of one office's screens. */
const JITTER_MS = 30_000;
const LAST_RELOAD = 'vetta.reloadedAt';

/** Returns the generation that the server serves now; null if it does not answer. */
async function fetchGeneration(): Promise<Generation | null> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch('/plugins.json', { cache: 'no-store', signal });
    return response.ok ? ((await response.json()) as Generation) : null;
  } catch {
    return null;
  }
}

/** Whether the served generation takes something back: an ended trial, or a return. A wall does not wait with that. */
export const takesBack = (
  running: number,
  { number, restores }: Pick<Generation, 'number' | 'restores'>,
): boolean => number < running || restores !== undefined;

const lastReload = () => Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);

/**
 * Polls for a newer generation. Returns a function that reloads the page if there is one; the caller picks a moment
 * between two scenes. It reloads only after the server has answered, and at most once in ten minutes, unless something is
 * taken back.
 */
export function useGenerationReload(running: Generation): () => void {
  const isOutdated = useRef(false);
  const isUrgent = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const served = await fetchGeneration();
      if (served) {
        isOutdated.current = served.number !== running.number;
        isUrgent.current = takesBack(running.number, served);
      }
      timer = setTimeout(poll, POLL_MS + Math.random() * JITTER_MS);
    };
    timer = setTimeout(poll, Math.random() * JITTER_MS);
    return () => clearTimeout(timer);
  }, [running.number]);

  return useCallback(() => {
    if (!isOutdated.current) return;
    if (!isUrgent.current && Date.now() - lastReload() < MIN_INTERVAL_MS) return;
    isOutdated.current = false;
    void fetchGeneration().then((served) => {
      if (!served || served.number === running.number) return;
      sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
      location.reload();
    });
  }, [running.number]);
}
