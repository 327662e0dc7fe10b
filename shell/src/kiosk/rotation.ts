import { useCallback, useEffect, useRef, useState } from 'react';
import type { Plan, Turn } from './plan.ts';

/** How long a scene that failed is left out before it is tried again. */
const REST_MS = 5 * 60_000;
/** How many of its turns a scene may take without saying that it is done. */
const PATIENCE = 10;

const idOf = ({ plugin, scene }: Turn) => `${plugin.hash} ${scene.name}`;

interface Rotation {
  /** The scene on screen; null where none is left. */
  readonly turn: Turn | null;
  /** Another one each time a scene comes on. */
  readonly count: number;
  readonly done: () => void;
  readonly failed: () => void;
}

/**
 * Which scene is on. It stays for its turn, and until it says that all of it was shown; one that fails is skipped and
 * rests. `between` is called when a scene has ended, before the next comes on.
 */
export function useRotation({ turns, milliseconds }: Plan, between: () => void): Rotation {
  const [{ index, count }, setPosition] = useState({ index: 0, count: 0 });
  const [resting, setResting] = useState<ReadonlyMap<string, number>>(new Map());
  const fit = turns.filter((turn) => !resting.has(idOf(turn)));
  const turn = fit[index % Math.max(1, fit.length)] ?? null;
  const alone = fit.length <= 1;

  const shown = useRef({ saidDone: false, turnOver: false });
  const next = useCallback(() => {
    between();
    shown.current = { saidDone: false, turnOver: false };
    // A scene that is alone goes on by itself: to mount it anew would only make it blink.
    setPosition((at) => ({ index: at.index + 1, count: alone ? at.count : at.count + 1 }));
  }, [alone, between]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene that comes on has its own time
  useEffect(() => {
    const over = setTimeout(() => {
      shown.current.turnOver = true;
      if (shown.current.saidDone) next();
    }, milliseconds);
    const patience = setTimeout(next, milliseconds * PATIENCE);
    return () => {
      clearTimeout(over);
      clearTimeout(patience);
    };
  }, [index, milliseconds, next]);

  useEffect(() => {
    if (resting.size === 0) return;
    const rested = setInterval(() => {
      setResting((now) => new Map([...now].filter(([, since]) => Date.now() - since < REST_MS)));
    }, 10_000);
    return () => clearInterval(rested);
  }, [resting.size]);

  const done = useCallback(() => {
    shown.current.saidDone = true;
    if (shown.current.turnOver) next();
  }, [next]);

  const failed = useCallback(() => {
    if (!turn) return;
    setResting((now) => new Map(now).set(idOf(turn), Date.now()));
    setPosition((at) => ({ index: at.index, count: at.count + 1 }));
  }, [turn]);

  return { turn, count, done, failed };
}
