import { useCallback, useEffect, useRef, useState } from 'react';
import type { Plan, ScheduledScene } from './plan.ts';

/** How long a failed scene is skipped before it is tried again. */
const RETRY_AFTER_MS = 5 * 60_000;
/** A scene that never calls `done` is left after this many times its minimum duration. */
const MAX_DURATION_FACTOR = 10;

const idOf = ({ plugin, scene }: ScheduledScene) => `${plugin.hash} ${scene.name}`;

interface Rotation {
  /** The scene on screen; null if every scene has failed. */
  readonly scene: ScheduledScene | null;
  /** Changes each time another scene must be mounted. */
  readonly mountKey: number;
  readonly done: () => void;
  readonly failed: () => void;
}

/**
 * Rotates through the plan's scenes. A scene stays for its minimum duration and until it calls `done`. A scene that
 * fails is skipped for five minutes. `onSceneEnd` is called after a scene has ended and before the next one is mounted.
 */
export function useRotation({ scenes, minDurationMs }: Plan, onSceneEnd: () => void): Rotation {
  const [{ index, mountKey }, setPosition] = useState({ index: 0, mountKey: 0 });
  const [failedAt, setFailedAt] = useState<ReadonlyMap<string, number>>(new Map());
  const healthy = scenes.filter((scene) => !failedAt.has(idOf(scene)));
  const scene = healthy[index % Math.max(1, healthy.length)] ?? null;
  const isOnly = healthy.length <= 1;

  const progress = useRef({ isDone: false, minDurationPassed: false });
  const next = useCallback(() => {
    onSceneEnd();
    progress.current = { isDone: false, minDurationPassed: false };
    // The only scene is not mounted again: that would make it blink.
    setPosition((at) => ({ index: at.index + 1, mountKey: isOnly ? at.mountKey : at.mountKey + 1 }));
  }, [isOnly, onSceneEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timers restart with each scene, so with each index
  useEffect(() => {
    const min = setTimeout(() => {
      progress.current.minDurationPassed = true;
      if (progress.current.isDone) next();
    }, minDurationMs);
    const max = setTimeout(next, minDurationMs * MAX_DURATION_FACTOR);
    return () => {
      clearTimeout(min);
      clearTimeout(max);
    };
  }, [index, minDurationMs, next]);

  useEffect(() => {
    if (failedAt.size === 0) return;
    const timer = setInterval(() => {
      setFailedAt((all) => new Map([...all].filter(([, since]) => Date.now() - since < RETRY_AFTER_MS)));
    }, 10_000);
    return () => clearInterval(timer);
  }, [failedAt.size]);

  const done = useCallback(() => {
    progress.current.isDone = true;
    if (progress.current.minDurationPassed) next();
  }, [next]);

  const failed = useCallback(() => {
    if (!scene) return;
    setFailedAt((all) => new Map(all).set(idOf(scene), Date.now()));
    setPosition((at) => ({ index: at.index, mountKey: at.mountKey + 1 }));
  }, [scene]);

  return { scene, mountKey, done, failed };
}
