import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { GuestScene } from '../guests/guest-scene.tsx';
import { onceFaded } from './once-faded.ts';
import type { StagedScene } from './rotation.ts';
import { SceneFrame } from './scene-frame.tsx';
import * as styles from './scene-layer.css.ts';
import type { FrameSize } from './use-frame-size.ts';

/**
 * The callbacks of a mounted scene; each gets the scene's key. A scene is staged, invisible, until it has painted (`onPainted`).
 * Then it is shown, and the one before it is leaving until it has faded out (`onLeft`) and is unmounted. A shown scene ends
 * after `onDone`, and at once with `onSkip` or `onFailed`.
 */
export interface SceneCallbacks {
  readonly onPainted: (key: number) => void;
  readonly onDone: (key: number) => void;
  readonly onSkip: (key: number) => void;
  readonly onFailed: (key: number) => void;
  readonly onLeft: (key: number) => void;
}

interface SceneLayerProps {
  readonly staged: StagedScene;
  readonly stage: keyof typeof styles.layer;
  readonly frame: FrameSize;
  readonly callbacks: SceneCallbacks;
}

/** A mounted scene over the whole frame. Only the shown one is visible; the others are hidden from screen readers too. */
export function SceneLayer({ staged: { scheduled, key }, stage, frame, callbacks }: SceneLayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const { onPainted, onDone, onSkip, onFailed, onLeft } = callbacks;
  // A guest tells itself when it has painted, and when it shows nothing any more: from here only its frame is seen.
  const isGuest = scheduled.plugin.isolated === true;
  useEffect(
    () => (root.current && !isGuest ? oncePainted(root.current, () => onPainted(key)) : undefined),
    [key, isGuest, onPainted],
  );
  useLayoutEffect(() => {
    if (stage !== 'shown' || isGuest || !root.current) return;
    return onceEmpty(root.current, () => flushSync(() => onSkip(key)));
  }, [stage, key, isGuest, onSkip]);
  useEffect(() => {
    if (stage !== 'leaving' || !root.current) return;
    return onceFaded(root.current, () => flushSync(() => onLeft(key)));
  }, [stage, key, onLeft]);
  const own = useMemo(
    () => ({ done: () => onDone(key), skip: () => onSkip(key), onFailed: () => onFailed(key) }),
    [key, onDone, onSkip, onFailed],
  );
  return (
    <div ref={root} className={`${styles.base} ${styles.layer[stage]}`} inert={stage !== 'shown'}>
      {isGuest ? (
        <GuestScene scheduled={scheduled} onPainted={() => onPainted(key)} {...own} />
      ) : (
        <SceneFrame scheduled={scheduled} frame={frame} {...own} />
      )}
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

/** A hidden tab runs no animation frames: after this time the scene counts as painted. */
const PAINT_TIMEOUT_MS = 500;

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
    const timer = setTimeout(finish, PAINT_TIMEOUT_MS);
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
