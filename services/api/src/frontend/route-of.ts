import type { Generation, PublishedPlugin } from '@vetta/contract/generation';
import { owns } from '@vetta/contract/route-path';

/** What an address asks for. */
export type Asked =
  | {
      readonly kind: 'route';
      readonly plugin: PublishedPlugin;
      readonly route: PublishedPlugin['routes'][number];
    }
  | { readonly kind: 'kiosk' }
  | { readonly kind: 'unknown' };

/** The same answer as the shell gives in the browser: the walls' frame, the first plugin that declares it, or nobody. */
export function routeOf({ plugins }: Generation, path: string): Asked {
  if (owns('/kiosk', path)) return { kind: 'kiosk' };
  for (const plugin of plugins) {
    const route = plugin.routes.find((declared) => owns(declared.path, path));
    if (route) return { kind: 'route', plugin, route };
  }
  return { kind: 'unknown' };
}
