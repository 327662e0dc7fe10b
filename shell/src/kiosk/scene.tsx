import type { SceneProps } from '@vetta/contract/plugin';
import { type ComponentType, useEffect } from 'react';
import { usePlace } from '../place/use-place.ts';
import type { PluginFailure } from '../plugins/failure.ts';
import { Fence } from '../plugins/fence.tsx';
import type { FrameSize } from './frame-size.ts';
import type { Turn } from './plan.ts';

interface SceneFrameProps {
  readonly turn: Turn;
  readonly frame: FrameSize;
  readonly milliseconds: number;
  readonly done: () => void;
  readonly failed: () => void;
}

/** A scene in the fence. Where it fails nothing is said: the wall goes on without it. */
export const SceneFrame = ({ turn: { plugin, scene }, failed, ...rest }: SceneFrameProps) => (
  <Fence<SceneProps>
    plugin={plugin}
    module={scene.module}
    waiting={null}
    failed={(failure) => <Skip owner={plugin.name} failure={failure} skip={failed} />}
  >
    {(Scene) => <Mounted Scene={Scene} owner={plugin.name} {...rest} />}
  </Fence>
);

interface MountedProps extends Omit<SceneFrameProps, 'turn' | 'failed'> {
  readonly Scene: ComponentType<SceneProps>;
  readonly owner: string;
}

function Mounted({ Scene, owner, frame, milliseconds, done }: MountedProps) {
  const place = usePlace(owner, 'kiosk');
  return <Scene place={{ ...place, frame, turn: milliseconds, done }} />;
}

interface SkipProps {
  readonly owner: string;
  readonly failure: PluginFailure;
  readonly skip: () => void;
}

function Skip({ owner, failure, skip }: SkipProps) {
  useEffect(() => {
    console.warn(`[plugin ${owner}] its scene is skipped (${failure.kind}):`, failure.message);
    skip();
  }, [owner, failure, skip]);
  return null;
}
