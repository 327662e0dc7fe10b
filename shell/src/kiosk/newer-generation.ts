import type { Generation } from '@vetta/contract/generation';
import { useCallback, useEffect, useRef } from 'react';
import { DEADLINE_MS } from '../plugins/deadline.ts';

const POLL_MS = 60_000;
const APART_MS = 10 * 60_000;
/** Screens of one office must not all ask at the same moment. */
const JITTER_MS = 30_000;
const LAST_RELOAD = 'vetta.reloadedAt';

/** Reads the generation's number and shell; anything else is no answer. */
async function servedGeneration(): Promise<Pick<Generation, 'number' | 'shell'> | null> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch('/plugins.json', { cache: 'no-store', signal });
    return answer.ok ? ((await answer.json()) as Generation) : null;
  } catch {
    return null;
  }
}

const lastReload = () => Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);

/**
 * Watches for a newer generation and gives the function that switches to it, to be called where nobody would notice. It
 * does nothing while there is none, and reloads only after the server has answered, at most once in ten minutes.
 */
export function useQuietSwitch(running: Generation): () => void {
  const newer = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const served = await servedGeneration();
      if (served) newer.current = served.number !== running.number;
      timer = setTimeout(ask, POLL_MS + Math.random() * JITTER_MS);
    };
    timer = setTimeout(ask, Math.random() * JITTER_MS);
    return () => clearTimeout(timer);
  }, [running.number]);

  return useCallback(() => {
    if (!newer.current || Date.now() - lastReload() < APART_MS) return;
    newer.current = false;
    void servedGeneration().then((served) => {
      if (!served || served.number === running.number) return;
      sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
      location.reload();
    });
  }, [running.number]);
}
