import type { MountableSection, RouteProps } from '@vetta/contract/front-end';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { goLive, letDataChange, pageNow } from '../document/page-live.ts';
import { useTitle } from '../document/use-title.ts';
import { usePluginContext } from '../plugin-context/use-plugin-context.ts';
import { FailureNotice, HOME } from '../plugins/failure-notice.tsx';
import { PluginBoundary } from '../plugins/plugin-boundary.tsx';
import { Loading } from './loading.tsx';

const GuestPage = lazy(() => import('../guests/guest-page.tsx'));

type Route = PublishedPlugin['routes'][number];

interface PluginRouteProps {
  readonly plugin: PublishedPlugin;
  readonly route: Route;
  readonly adminSections: readonly MountableSection[];
}

/** Loads and shows a route that a plugin declares. */
export function PluginRoute({ plugin, route, adminSections }: PluginRouteProps) {
  useTitle(route.title);
  if (plugin.isolated)
    return (
      <Suspense fallback={<Loading />}>
        <Live>
          <GuestPage plugin={plugin} declared={route} kind="route" />
        </Live>
      </Suspense>
    );
  return (
    <PluginBoundary<RouteProps>
      plugin={plugin}
      module={route.module}
      loading={<Loading />}
      fallback={(failure, retry) => (
        <Live>
          <FailureNotice
            part={route.title}
            failure={failure}
            retry={retry}
            wayOut={route.path === '/' ? undefined : HOME}
            page
          />
        </Live>
      )}
    >
      {(Route) => (
        <Live>
          <MountedRoute Route={Route} owner={plugin.name} adminSections={adminSections} />
        </Live>
      )}
    </PluginBoundary>
  );
}

interface MountedRouteProps {
  readonly Route: ComponentType<RouteProps>;
  readonly owner: string;
  readonly adminSections: readonly MountableSection[];
}

function MountedRoute({ Route, owner, adminSections }: MountedRouteProps) {
  const context = usePluginContext(owner, 'dark');
  return <Route context={{ ...context, now: pageNow, adminSections }} />;
}

/** Marks the page as live once its children are mounted, and lets its data change once they have subscribed to them. */
function Live({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(goLive, []);
  useEffect(letDataChange, []);
  return children;
}
