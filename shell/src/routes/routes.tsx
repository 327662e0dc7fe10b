import type { Generation } from '@vetta/contract/generation';
import { owns } from '@vetta/contract/route-path';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { NotFound } from '../not-found/not-found.tsx';
import { mountedSections } from './admin-sections.tsx';
import { useFocusOnNavigation } from './focus.ts';
import { PluginRoute } from './plugin-route.tsx';

const Kiosk = lazy(() => import('../kiosk/kiosk.tsx'));

/** What the address asks for: the walls' frame, a route of some plugin, or nothing that anyone has. */
export function Routes({ generation }: { readonly generation: Generation }) {
  const [path] = useLocation();
  const sections = useMemo(() => mountedSections(generation), [generation]);
  useFocusOnNavigation(path);

  if (owns('/kiosk', path)) {
    return (
      <Suspense>
        <Kiosk generation={generation} />
      </Suspense>
    );
  }
  for (const plugin of generation.plugins) {
    const route = plugin.routes.find((declared) => owns(declared.path, path));
    if (!route) continue;
    const others = sections.filter((section) => section.plugin !== plugin.name);
    return (
      <PluginRoute
        key={`${plugin.name} ${route.path}`}
        plugin={plugin}
        route={route}
        adminSections={others}
      />
    );
  }
  return <NotFound />;
}
