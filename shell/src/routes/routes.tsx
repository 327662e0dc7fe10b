import { isOwnFrontEnd, ownFirst } from '@vetta/contract/own-front-ends';
import type { Generation } from '@vetta/contract/plugins-json';
import { owns } from '@vetta/contract/route-path';
import { lazy, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { mountableSections } from './admin-sections.tsx';
import { PageFrame } from './page-frame.tsx';
import { PluginRoute } from './plugin-route.tsx';
import { WallBoundary } from './wall-boundary.tsx';

const Kiosk = lazy(() => import('../kiosk/kiosk.tsx'));
const NotFound = lazy(() => import('../not-found/not-found.tsx'));

/** `/admin?plugins=off` reaches the back office whatever others have published; until the page is loaded again. */
const isAlone = new URLSearchParams(location.search).get('plugins') === 'off';

/** Shows the wall screen, the plugin route of this address, or the 404 page. */
export function Routes({ generation: whole }: { readonly generation: Generation }) {
  const generation = useMemo(() => withoutOthers(whole), [whole]);
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
  for (const plugin of ownFirst(generation.plugins)) {
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

const withoutOthers = (generation: Generation): Generation =>
  isAlone
    ? { ...generation, plugins: generation.plugins.filter(({ name }) => isOwnFrontEnd(name)) }
    : generation;

/**
 * Moves the focus to the page's `<main>` after a navigation within the page. What has the focus in it and stays, as a tab
 * that is an address, keeps it.
 */
function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  // Before the next key can follow.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const main = document.getElementById('contenuto');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path]);
}
