import { ownFirst } from '@vetta/contract/own-front-ends';
import type { Generation, PublishedPlugin } from '@vetta/contract/plugins-json';
import { owns } from '@vetta/contract/route-path';

/** What an address shows. */
export type RouteMatch =
  | {
      readonly kind: 'route';
      readonly plugin: PublishedPlugin;
      readonly route: PublishedPlugin['routes'][number];
    }
  | { readonly kind: 'kiosk' }
  | { readonly kind: 'unknown' };

/** Finds what an address shows, as the shell does in the browser: the kiosk, or the first plugin that declares it. */
export function routeOf({ plugins }: Generation, path: string): RouteMatch {
  if (owns('/kiosk', path)) return { kind: 'kiosk' };
  for (const plugin of ownFirst(plugins)) {
    const route = plugin.routes.find((declared) => owns(declared.path, path));
    if (route) return { kind: 'route', plugin, route };
  }
  return { kind: 'unknown' };
}
