import { dirname } from 'node:path/posix';
import { z } from 'zod';
import type { Published } from './published.ts';

/** What we read of federation's manifest. */
const FederationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

export interface ModuleFiles {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
  /** The manifest as it is, for the document to carry. */
  readonly manifest: unknown;
}

/** The files that a plugin's module needs, by address: what a page can load at once instead of one hop after another. */
export async function filesOf(published: Published, entry: string, module: string): Promise<ModuleFiles> {
  const base = `${dirname(entry)}/`;
  const json: unknown = JSON.parse(await published.text(entry));
  const { metaData, exposes } = FederationManifest.parse(json);
  const assets = exposes.find(({ path }) => path === module)?.assets;
  const at = (files: readonly string[] = []) => files.map((file) => base + file);
  return {
    modules: at([metaData.remoteEntry.name, ...(assets?.js.sync ?? [])]),
    sheets: at(assets?.css.sync),
    manifest: json,
  };
}
