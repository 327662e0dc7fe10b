import type { SceneProps } from '@vetta/contract/front-end';
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
  readonly onFailed: () => void;
}

/** A plugin's scene. If it fails, the wall shows no message: it calls `onFailed`, and the rotation goes on without it. */
export const SceneFrame = ({
  scheduled: { plugin, scene, minDurationMs },
  onFailed,
  ...rest
}: SceneFrameProps) => (
  <PluginBoundary<SceneProps>
    plugin={plugin}
    module={scene.module}
    loading={null}
    fallback={(failure) => <FailedScene plugin={plugin} failure={failure} onFailed={onFailed} />}
  >
    {(Scene) => <MountedScene Scene={Scene} owner={plugin.name} minDurationMs={minDurationMs} {...rest} />}
  </PluginBoundary>
);

interface MountedSceneProps extends Omit<SceneFrameProps, 'scheduled' | 'onFailed'> {
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
  readonly onFailed: () => void;
}

function FailedScene({ plugin, failure, onFailed }: FailedSceneProps) {
  // Before the next frame: this scene shows nothing any more.
  useLayoutEffect(() => {
    noteFailure(plugin, failure.kind);
    console.warn(`[plugin ${plugin.name}] its scene is skipped (${failure.kind}):`, failure.message);
    onFailed();
  }, [plugin, failure, onFailed]);
  return null;
}
