import type { Generation } from '@vetta/contract/plugins-json';
import { owns } from '@vetta/contract/route-path';
import { lazy, Suspense, useMemo } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { mountableSections } from './admin-sections.tsx';
import { PageFrame } from './page-frame.tsx';
import { PluginRoute } from './plugin-route.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { WallBoundary } from './wall-boundary.tsx';

const Kiosk = lazy(() => import('../kiosk/kiosk.tsx'));
const NotFound = lazy(() => import('../not-found/not-found.tsx'));

/** Shows the wall screen, the plugin route of this address, or the 404 page. */
export function Routes({ generation }: { readonly generation: Generation }) {
  const path = usePathname();
  const sections = useMemo(() => mountableSections(generation), [generation]);
  useFocusOnNavigation(path);

  if (owns('/kiosk', path)) {
    return (
      <WallBoundary>
        <Suspense>
          <Kiosk generation={generation} />
        </Suspense>
      </WallBoundary>
    );
  }
  for (const plugin of generation.plugins) {
    const route = plugin.routes.find((declared) => owns(declared.path, path));
    if (!route) continue;
    const others = sections.filter((section) => section.plugin !== plugin.name);
    return (
      <PageFrame>
        <PluginRoute
          key={`${plugin.name} ${route.path}`}
          plugin={plugin}
          route={route}
          adminSections={others}
        />
      </PageFrame>
    );
  }
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
