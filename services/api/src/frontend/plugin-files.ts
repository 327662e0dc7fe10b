import { dirname } from 'node:path/posix';
import type { PrerenderData } from '@vetta/contract/prerender';
import { FederationManifest, pluginAddress } from '@vetta/contract/published-build';
import { prerenderer } from './prerender.ts';
import type { Published } from './published.ts';
import type { RouteMatch } from './route-of.ts';

/** The addresses of the files that a plugin's module needs, so that a page loads them all at once. */
interface ModuleFiles {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
  /** Federation's manifest, unchanged, by its address, for the document to carry. */
  readonly manifests: Readonly<Record<string, unknown>>;
}

/** What a route's page needs of its plugin. */
export interface RouteFiles {
  readonly files: ModuleFiles | undefined;
  /** Fills the template of the route's prerender. */
  readonly fill: ((data: PrerenderData) => string) | undefined;
  readonly isComplete: boolean;
}

/** Reads the files of a route. A page is sent without missing files: the shell shows an error in the route's place. */
export async function routeFiles(
  published: Published,
  { plugin, route }: RouteMatch & { kind: 'route' },
): Promise<RouteFiles> {
  const missing = () => undefined;
  const files = await filesOf(published, plugin.entry, route.module).catch(missing);
  const template =
    route.prerender === undefined
      ? undefined
      : await published.text(pluginAddress(plugin.name, plugin.hash) + route.prerender).catch(missing);
  return {
    files,
    fill: template === undefined ? undefined : prerenderer(template),
    isComplete: files !== undefined && (route.prerender === undefined || template !== undefined),
  };
}

async function filesOf(published: Published, entry: string, module: string): Promise<ModuleFiles> {
  const base = `${dirname(entry)}/`;
  const manifest: unknown = JSON.parse(await published.text(entry));
  const { metaData, exposes } = FederationManifest.parse(manifest);
  const assets = exposes.find(({ path }) => path === module)?.assets;
  const addresses = (files: readonly string[] = []) => files.map((file) => base + file);
  return {
    modules: addresses([metaData.remoteEntry.name, ...(assets?.js.sync ?? [])]),
    sheets: addresses(assets?.css.sync),
    manifests: { [entry]: manifest },
  };
}
