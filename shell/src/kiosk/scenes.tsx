import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepGoodBuild } from './good-builds.ts';
import { hasFirstBoard, leaveFirstBoard } from './leave-first-board.ts';
import { onceFaded } from './once-faded.ts';
import { PlainBoard } from './plain-board.tsx';
import { SceneLayer } from './scene-layer.tsx';
import * as styles from './scenes.css.ts';
import type { Schedule } from './schedule.ts';
import { useFrameSize } from './use-frame-size.ts';
import { useRotation } from './use-rotation.ts';

interface ScenesProps {
  readonly schedule: Schedule;
  /** Whether a notice stands over them. */
  readonly isCovered: boolean;
  /** Returns for how long the next scene waits, in milliseconds. */
  readonly onSceneEnd: () => number;
  /** Called with the name of the scene on screen; null while there is none. */
  readonly onShown: (scene: string | null) => void;
}

/** A build is good once a scene of it has been on screen for so long: shorter than any scene's time. */
const WELL_AFTER_MS = 4_000;

/** The rotation's scenes, and the shell's own board while none of them is on screen. */
export function Scenes({ schedule, isCovered, onSceneEnd, onShown }: ScenesProps) {
  const { shown, staged, leaving, ...callbacks } = useRotation(schedule, onSceneEnd, isCovered);
  const name = shown?.scheduled.scene.name ?? null;
  useEffect(() => {
    onShown(name);
    return () => onShown(null);
  }, [name, onShown]);
  const build = shown?.scheduled.plugin;
  useEffect(() => {
    if (!build) return;
    const timer = setTimeout(() => keepGoodBuild(build), WELL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [build]);
  // The document's board stays until something else is on screen: the first scene, or the plain board if there is none.
  const isWaiting = !shown && staged !== null;
  const [isFirst, setIsFirst] = useState(hasFirstBoard);
  useLayoutEffect(() => {
    if (isWaiting) return;
    leaveFirstBoard(name === null ? 'at once' : 'slowly');
    setIsFirst(false);
  }, [isWaiting, name]);
  const plainRoot = useRef<HTMLDivElement>(null);
  const plain = usePlainBoard(plainRoot, {
    shown: shown !== null,
    isHeldBack: isWaiting && isFirst,
    isWaiting,
  });
  const root = useRef<HTMLDivElement>(null);
  const frame = useFrameSize(root);
  const layers = [
    { scene: leaving, stage: 'leaving' },
    { scene: shown, stage: 'shown' },
    { scene: staged, stage: 'staged' },
  ] as const;
  return (
    <div ref={root} className={styles.root}>
      {frame &&
        layers.map(
          ({ scene, stage }) =>
            scene && (
              <SceneLayer key={scene.key} staged={scene} stage={stage} frame={frame} callbacks={callbacks} />
            ),
        )}
      {plain && (
        <div ref={plainRoot} className={styles.plain[plain]} inert={plain === 'leaving'}>
          <PlainBoard />
        </div>
      )}
    </div>
  );
}

interface PlainBoardNeed {
  /** Whether a scene is on screen. */
  readonly shown: boolean;
  /** Whether the document's board is in its place. */
  readonly isHeldBack: boolean;
  /** Whether a scene is being mounted. */
  readonly isWaiting: boolean;
}

/**
 * Returns how the plain board is seen; null while it is not there. It waits a moment for the page's first scene. Where a scene
 * ends on screen it is there at once, and it stays behind the next one until that has appeared.
 */
function usePlainBoard(
  root: RefObject<HTMLElement | null>,
  { shown, isHeldBack, isWaiting }: PlainBoardNeed,
): keyof typeof styles.plain | null {
  // Whether something of React's has been on screen: a scene, or this board in its place.
  const [hasBegun, setHasBegun] = useState(false);
  const [hasLeft, setHasLeft] = useState(true);
  const isNeeded = !shown && !isHeldBack;
  if (!hasBegun && (shown || (isNeeded && !isWaiting))) setHasBegun(true);
  if (isNeeded && hasLeft) setHasLeft(false);
  useEffect(() => {
    if (isNeeded || hasLeft || !root.current) return;
    return onceFaded(root.current, () => flushSync(() => setHasLeft(true)));
  }, [root, isNeeded, hasLeft]);
  if (!isNeeded) return hasLeft ? null : 'leaving';
  return isWaiting && !hasBegun ? 'waiting' : 'shown';
}
