import type { SceneProps } from '@vetta/contract/plugin';
import { type ComponentType, useEffect } from 'react';
import { usePluginContext } from '../plugin-context/use-plugin-context.ts';
import type { PluginFailure } from '../plugins/failure.ts';
import { PluginBoundary } from '../plugins/plugin-boundary.tsx';
import type { ScheduledScene } from './plan.ts';
import type { FrameSize } from './use-frame-size.ts';

interface SceneFrameProps {
  readonly scheduled: ScheduledScene;
  readonly frame: FrameSize;
  readonly minDurationMs: number;
  readonly done: () => void;
  readonly failed: () => void;
}

/** A plugin's scene. If it fails, the wall shows no message: it calls `failed`, and the rotation goes on without it. */
export const SceneFrame = ({ scheduled: { plugin, scene }, failed, ...rest }: SceneFrameProps) => (
  <PluginBoundary<SceneProps>
    plugin={plugin}
    module={scene.module}
    loading={null}
    fallback={(failure) => <SkipScene owner={plugin.name} failure={failure} skip={failed} />}
  >
    {(Scene) => <MountedScene Scene={Scene} owner={plugin.name} {...rest} />}
  </PluginBoundary>
);

interface MountedSceneProps extends Omit<SceneFrameProps, 'scheduled' | 'failed'> {
  readonly Scene: ComponentType<SceneProps>;
  readonly owner: string;
}

function MountedScene({ Scene, owner, frame, minDurationMs, done }: MountedSceneProps) {
  const context = usePluginContext(owner, 'kiosk');
  return <Scene context={{ ...context, frame, minDurationMs, done }} />;
}

interface SkipSceneProps {
  readonly owner: string;
  readonly failure: PluginFailure;
  readonly skip: () => void;
}

function SkipScene({ owner, failure, skip }: SkipSceneProps) {
  useEffect(() => {
    console.warn(`[plugin ${owner}] its scene is skipped (${failure.kind}):`, failure.message);
    skip();
  }, [owner, failure, skip]);
  return null;
}
