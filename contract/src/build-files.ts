import { z } from 'zod';
import { isBuildPath } from './published-build.ts';

/** The path of a file in a build. Every path that a build's own files name is one of these. */
export const BuildPath = z.string().refine(isBuildPath, 'il percorso non è ammesso');

/** Returns whether no two values are equal. */
export const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** `sha256-…` of each script and sheet, by its path in the build. */
export const Integrity = z.record(BuildPath, z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
export type Integrity = z.output<typeof Integrity>;

const Files = z.array(BuildPath).refine(areDifferent, 'un file è nominato due volte');
const AssetFiles = z.object({ sync: Files, async: Files.default([]) });
const Assets = z.object({ js: AssetFiles, css: AssetFiles });

/**
 * Federation's manifest: all that the api and federation's runtime read. What is parsed is what documents carry, so that nothing
 * unchecked reaches a page.
 */
export const FederationManifest = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  metaData: z.object({
    name: z.string().optional(),
    type: z.string().optional(),
    globalName: z.string().optional(),
    pluginVersion: z.string().optional(),
    buildInfo: z.object({ buildVersion: z.string(), buildName: z.string().optional() }).optional(),
    remoteEntry: z.object({
      name: BuildPath,
      // The runtime puts it before the name.
      path: z.literal('').optional(),
      type: z.string().optional(),
    }),
    // Another one would load the files from elsewhere.
    publicPath: z.literal('auto').optional(),
  }),
  shared: z
    .array(
      z.object({
        id: z.string().optional(),
        name: z.string(),
        version: z.string().optional(),
        singleton: z.boolean().optional(),
        requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
        assets: Assets,
      }),
    )
    .optional(),
  remotes: z.array(z.never()).optional(),
  exposes: z
    .array(
      z.object({
        id: z.string().optional(),
        name: z.string().optional(),
        /** The key of an exposed module: `./src/page/page`. */
        path: z.string(),
        /** Paths in the build of the files that the module needs: `sync` at once. */
        assets: Assets,
      }),
    )
    .refine((exposes) => areDifferent(exposes.map(({ path }) => path)), 'un modulo è esposto due volte'),
});
export type FederationManifest = z.output<typeof FederationManifest>;
