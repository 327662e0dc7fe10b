import { useEffect, useRef } from 'react';
import { PlainBoard } from './plain-board.tsx';
import { SceneLayer } from './scene-layer.tsx';
import * as styles from './scenes.css.ts';
import type { Schedule } from './schedule.ts';
import { useFrameSize } from './use-frame-size.ts';
import { useRotation } from './use-rotation.ts';

interface ScenesProps {
  readonly schedule: Schedule;
  readonly onSceneEnd: () => void;
  /** Called with the name of the scene on screen; null while there is none. */
  readonly onShown: (scene: string | null) => void;
}

/** The rotation's scenes, and the shell's own board while none of them is on screen. */
export function Scenes({ schedule, onSceneEnd, onShown }: ScenesProps) {
  const { shown, staged, leaving, ...calls } = useRotation(schedule, onSceneEnd);
  const name = shown?.scheduled.scene.name ?? null;
  useEffect(() => {
    onShown(name);
    return () => onShown(null);
  }, [name, onShown]);
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
            scene && <SceneLayer key={scene.key} staged={scene} stage={stage} frame={frame} calls={calls} />,
        )}
      {!shown && (
        <div className={staged ? styles.waiting : styles.plain}>
          <PlainBoard />
        </div>
      )}
    </div>
  );
}
