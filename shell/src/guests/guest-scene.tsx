import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { ScheduledScene } from '../kiosk/schedule.ts';
import { incompatibilityOf } from '../plugins/compatibility.ts';
import type { PluginFailure } from '../plugins/failure.ts';
import { noteFailure } from '../screen/last-failure.ts';
import * as styles from './guest-frame.css.ts';
import { GuestFrame } from './guest-frame.tsx';

interface GuestSceneProps {
  readonly scheduled: ScheduledScene;
  readonly onPainted: () => void;
  readonly done: () => void;
  readonly skip: () => void;
  readonly onFailed: () => void;
}

/** A guest's scene. If it fails, the wall shows no message: it calls `onFailed`, and the rotation goes on without it. */
export function GuestScene({ scheduled, onPainted, done, skip, onFailed }: GuestSceneProps) {
  const { plugin, scene, minDurationMs } = scheduled;
  const failure = incompatibilityOf(plugin);
  const fail = (kind: PluginFailure['kind'], message: string) => {
    noteFailure(plugin, kind);
    console.warn(`[plugin ${plugin.name}] its scene is skipped (${kind}):`, message);
    // Its frame is gone already: something else is there before the browser paints.
    flushSync(onFailed);
  };
  const leave = () => flushSync(skip);
  if (failure) return <Incompatible onMounted={() => fail(failure.kind, failure.message)} />;
  return (
    <GuestFrame
      plugin={plugin}
      module={scene.module}
      title={scene.title}
      kind="scene"
      theme="kiosk"
      minDurationMs={minDurationMs}
      className={`${styles.framed} ${styles.place.scene}`}
      on={{ painted: onPainted, done, skip: leave, failed: fail, suspended: leave }}
    />
  );
}

function Incompatible({ onMounted }: { readonly onMounted: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mount
  useEffect(onMounted, []);
  return null;
}
