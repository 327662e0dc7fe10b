import type { Plugin } from 'vite';
import { z } from 'zod';

const Version = z.object({ version: z.string() });

/**
 * Makes federation's runtime smaller: its version instead of its whole package.json, and its errors without their
 * descriptions, since each message also has the error's code and the address of the page that explains it.
 */
export const slimRuntime = (): Plugin[] => [
  {
    name: 'vetta:slim-runtime-version',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@module-federation\/runtime\/package\.json$/ },
      handler: (code) => JSON.stringify(Version.parse(JSON.parse(code))),
    },
  },
  {
    name: 'vetta:slim-runtime-errors',
    apply: 'build',
    transform: {
      filter: { id: /@module-federation\/error-codes\/dist\/desc\.mjs$/ },
      handler: (code) => code.replace(/(const \w+DescMap = )\{[^}]*\}/g, '$1{}'),
    },
  },
];
