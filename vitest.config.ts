import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const workspaces = [
  'contract',
  'services/league',
  'services/api',
  'services/scheduler',
  'services/server',
  'tools',
  'shell',
  'mf-public',
  'mf-admin',
  'design-system',
];

const temporal = join(import.meta.dirname, 'services/server/testing/temporal.ts');
const objectStores = join(import.meta.dirname, 'services/server/testing/object-stores.ts');

/** The real servers that a workspace's tests want beside PostgreSQL. */
const setups: Readonly<Record<string, string[]>> = {
  'services/scheduler': [temporal],
  'services/api': [objectStores],
  'services/server': [objectStores],
  tools: [objectStores],
};

/** Tests that run in Node. Stories and whole-product journeys have a browser, and a config, of their own. */
export default defineConfig({
  test: {
    // Once a run, and only for Node's tests: a real PostgreSQL for whoever asks freshDatabase().
    globalSetup: ['./services/server/testing/postgres.ts'],
    // Real servers and real processes, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: workspaces.map((root) => ({
      extends: true as const,
      test: {
        name: root.split('/').at(-1) ?? root,
        root,
        include: ['{src,testing}/**/*.test.ts'],
        globalSetup: setups[root] ?? [],
      },
    })),
  },
});
