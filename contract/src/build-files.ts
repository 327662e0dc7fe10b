import { z } from 'zod';

/** `sha256-…` of each script and sheet, by its path in the build. */
export const Integrity = z.record(z.string(), z.string());
export type Integrity = z.output<typeof Integrity>;

const AssetFiles = z.object({ sync: z.array(z.string()) });

/** The parts of federation's manifest that the api reads. */
export const FederationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({
      /** The key of an exposed module: `./src/page/page`. */
      path: z.string(),
      /** Paths in the build of the files that the module needs at once. */
      assets: z.object({ js: AssetFiles, css: AssetFiles }),
    }),
  ),
});
