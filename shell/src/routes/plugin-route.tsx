import type { PublishedPlugin } from '@vetta/contract/generation';
import type { MountedSection, RouteProps } from '@vetta/contract/plugin';
import { type ComponentType, useLayoutEffect } from 'react';
import { removeFirstView } from '../document/first-view.ts';
import { useTitle } from '../document/title.ts';
import { usePlace } from '../place/use-place.ts';
import { FailureNotice } from '../plugins/failure-notice.tsx';
import { Fence } from '../plugins/fence.tsx';
import { Waiting } from './waiting.tsx';

type Route = PublishedPlugin['routes'][number];

interface PluginRouteProps {
  readonly plugin: PublishedPlugin;
  readonly route: Route;
  readonly adminSections: readonly MountedSection[];
}

/** A route that a plugin declared, in the fence. */
export function PluginRoute({ plugin, route, adminSections }: PluginRouteProps) {
  useTitle(route.title);
  return (
    <Fence<RouteProps>
      plugin={plugin}
      module={route.module}
      waiting={<Waiting />}
      failed={(failure, retry) => <FailureNotice part={route.title} failure={failure} retry={retry} page />}
    >
      {(Route) => <Mounted Route={Route} owner={plugin.name} adminSections={adminSections} />}
    </Fence>
  );
}

interface MountedProps {
  readonly Route: ComponentType<RouteProps>;
  readonly owner: string;
  readonly adminSections: readonly MountedSection[];
}

function Mounted({ Route, owner, adminSections }: MountedProps) {
  const place = usePlace(owner, 'dark');
  // Runs in the commit that shows the route, so that nobody sees both, or neither.
  useLayoutEffect(removeFirstView, []);
  return <Route place={{ ...place, adminSections }} />;
}
