import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { onceFaded } from './once-faded.ts';
import type { StagedScene } from './rotation.ts';
import { SceneFrame } from './scene-frame.tsx';
import * as styles from './scene-layer.css.ts';
import type { FrameSize } from './use-frame-size.ts';

/** By the scene's key. */
interface SceneCalls {
  readonly painted: (key: number) => void;
  readonly done: (key: number) => void;
  readonly skip: (key: number) => void;
  readonly failed: (key: number) => void;
  readonly left: (key: number) => void;
}

interface SceneLayerProps {
  readonly staged: StagedScene;
  readonly stage: keyof typeof styles.layer;
  readonly frame: FrameSize;
  readonly calls: SceneCalls;
}

/** A mounted scene over the whole frame. Only the shown one is visible; the others are hidden from screen readers too. */
export function SceneLayer({ staged: { scheduled, key }, stage, frame, calls }: SceneLayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const { painted, done, skip, failed, left } = calls;
  useEffect(() => (root.current ? oncePainted(root.current, () => painted(key)) : undefined), [key, painted]);
  useLayoutEffect(() => {
    if (stage !== 'shown' || !root.current) return;
    return onceEmpty(root.current, () => flushSync(() => skip(key)));
  }, [stage, key, skip]);
  useEffect(() => {
    if (stage !== 'leaving' || !root.current) return;
    return onceFaded(root.current, () => left(key));
  }, [stage, key, left]);
  const own = useMemo(
    () => ({ done: () => done(key), skip: () => skip(key), failed: () => failed(key) }),
    [key, done, skip, failed],
  );
  return (
    <div ref={root} className={`${styles.base} ${styles.layer[stage]}`} inert={stage !== 'shown'}>
      <SceneFrame scheduled={scheduled} frame={frame} {...own} />
    </div>
  );
}

/**
 * Calls `run` when the element has lost its content, before the browser paints it. A scene that has nothing to show any more
 * renders nothing, and says so in an effect: a frame later. Returns a function that cancels.
 */
function onceEmpty(element: Element, run: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (element.firstElementChild) return;
    observer.disconnect();
    run();
  });
  observer.observe(element, { childList: true });
  return () => observer.disconnect();
}

/** A hidden tab has no animation frames. */
const FRAME_AT_THE_LATEST_MS = 500;

/** Calls `run` once the element has content and the browser has painted it. Returns a function that cancels. */
function oncePainted(element: HTMLElement, run: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const paint = () => {
    const finish = () => {
      if (signal.aborted) return;
      ended.abort();
      run();
    };
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(finish));
    const timer = setTimeout(finish, FRAME_AT_THE_LATEST_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (element.firstElementChild) paint();
  else {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      paint();
    });
    observer.observe(element, { childList: true });
    signal.addEventListener('abort', () => observer.disconnect());
  }
  return () => ended.abort();
}
