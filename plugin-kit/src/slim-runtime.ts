import type { Plugin } from 'vite';
import { z } from 'zod';

const Version = z.object({ version: z.string() });

/** Federation's runtime reads its version from its package.json: bundles the version instead of the whole file. */
export const slimRuntime = (): Plugin => ({
  name: 'vetta:slim-runtime',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@module-federation\/runtime\/package\.json$/ },
    handler: (code) => JSON.stringify(Version.parse(JSON.parse(code))),
  },
});
