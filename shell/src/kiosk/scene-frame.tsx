import type { SceneProps } from '@vetta/contract/plugin';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { type ComponentType, useLayoutEffect } from 'react';
import { publicUrl } from '../document/public-url.ts';
import { usePluginContext } from '../plugin-context/use-plugin-context.ts';
import type { PluginFailure } from '../plugins/failure.ts';
import { PluginBoundary } from '../plugins/plugin-boundary.tsx';
import { noteFailure } from '../screen/last-failure.ts';
import type { ScheduledScene } from './schedule.ts';
import type { FrameSize } from './use-frame-size.ts';

interface SceneFrameProps {
  readonly scheduled: ScheduledScene;
  readonly frame: FrameSize;
  readonly done: () => void;
  readonly skip: () => void;
  readonly failed: () => void;
}

/** A plugin's scene. If it fails, the wall shows no message: it calls `failed`, and the rotation goes on without it. */
export const SceneFrame = ({
  scheduled: { plugin, scene, minDurationMs },
  failed,
  ...rest
}: SceneFrameProps) => (
  <PluginBoundary<SceneProps>
    plugin={plugin}
    module={scene.module}
    loading={null}
    fallback={(failure) => <FailedScene plugin={plugin} failure={failure} failed={failed} />}
  >
    {(Scene) => <MountedScene Scene={Scene} owner={plugin.name} minDurationMs={minDurationMs} {...rest} />}
  </PluginBoundary>
);

interface MountedSceneProps extends Omit<SceneFrameProps, 'scheduled' | 'failed'> {
  readonly Scene: ComponentType<SceneProps>;
  readonly owner: string;
  readonly minDurationMs: number;
}

function MountedScene({ Scene, owner, ...rest }: MountedSceneProps) {
  const context = usePluginContext(owner, 'kiosk');
  return <Scene context={{ ...context, ...rest, publicUrl }} />;
}

interface FailedSceneProps {
  readonly plugin: PublishedPlugin;
  readonly failure: PluginFailure;
  readonly failed: () => void;
}

function FailedScene({ plugin, failure, failed }: FailedSceneProps) {
  // Before the next frame: this scene shows nothing any more.
  useLayoutEffect(() => {
    noteFailure(plugin, failure.kind);
    console.warn(`[plugin ${plugin.name}] its scene is skipped (${failure.kind}):`, failure.message);
    failed();
  }, [plugin, failure, failed]);
  return null;
}
