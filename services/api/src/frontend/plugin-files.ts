import { dirname } from 'node:path/posix';
import { FederationManifest } from '@vetta/contract/build-files';
import type { Generation } from '@vetta/contract/plugins-json';
import type { PrerenderData } from '@vetta/contract/prerender';
import { FRAME_FILE, PRERENDER_SLOT, pluginAddress, shellAddress } from '@vetta/contract/published-build';
import { readSheetLinks } from './first-board.ts';
import { prerenderer } from './prerender.ts';
import type { Published } from './published.ts';
import type { RouteMatch } from './route-of.ts';
import { TemplateError } from './template.ts';

/** The addresses of the files that a plugin's module needs, so that a page loads them all at once. */
interface ModuleFiles {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
  /** Federation's manifest by its address, for the document to carry. */
  readonly manifests: Readonly<Record<string, FederationManifest>>;
}

/** What a route's page needs of its plugin. */
export interface RouteFiles {
  readonly files: ModuleFiles | undefined;
  /** Fills the template of the route's prerender, inside the shell's frame. */
  readonly fill: ((data: PrerenderData) => string) | undefined;
  /** The addresses of the sheets that only the prerender needs before its modules come. */
  readonly sheets?: readonly string[];
  /** Those that it needs only with sfide. */
  readonly late?: readonly string[];
  readonly isComplete: boolean;
}

/** Reads the files of a route. A page is sent without missing files: the shell shows an error in the route's place. */
export async function routeFiles(
  published: Published,
  { shell }: Generation,
  { plugin, route }: RouteMatch & { kind: 'route' },
): Promise<RouteFiles> {
  // The shell shows it in a frame, which loads its own document.
  if (plugin.isolated) return { files: undefined, fill: undefined, isComplete: true };
  const missing = () => undefined;
  const files = await filesOf(published, plugin.entry, route.module).catch(missing);
  if (route.prerender === undefined) return { files, fill: undefined, isComplete: files !== undefined };
  const base = pluginAddress(plugin.name, plugin.hash);
  const [frame, file] = await Promise.all([
    published.text(shellAddress(shell) + FRAME_FILE).catch(missing),
    published.text(base + route.prerender).catch(missing),
  ]);
  const isWhole = frame !== undefined && file !== undefined;
  const { sheets, late, template } = readSheetLinks(file ?? '');
  return {
    files,
    fill: isWhole ? fillerOf(frame.replace(PRERENDER_SLOT, () => template)) : undefined,
    sheets: sheets.map((sheet) => base + sheet),
    late: late.map((sheet) => base + sheet),
    isComplete: files !== undefined && isWhole,
  };
}

/** Returns undefined for a template that cannot be filled, as a build that was published when nothing checked it may have. */
function fillerOf(template: string): RouteFiles['fill'] {
  try {
    return prerenderer(template);
  } catch (error) {
    if (error instanceof TemplateError) return undefined;
    throw error;
  }
}

async function filesOf(published: Published, entry: string, module: string): Promise<ModuleFiles> {
  const base = `${dirname(entry)}/`;
  const manifest = FederationManifest.parse(JSON.parse(await published.text(entry)));
  const { metaData, exposes } = manifest;
  const assets = exposes.find(({ path }) => path === module)?.assets;
  const addresses = (files: readonly string[] = []) => files.map((file) => base + file);
  return {
    modules: addresses([metaData.remoteEntry.name, ...(assets?.js.sync ?? [])]),
    sheets: addresses(assets?.css.sync),
    manifests: { [entry]: manifest },
  };
}
