import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WorkspacesInTurn } from './tools/testing/workspaces-in-turn.ts';

const workspaces = [
  'contract',
  'services/league',
  'services/outside',
  'services/api',
  'services/scheduler',
  'services/server',
  'tools',
  'shell',
  'mf-public',
  'mf-admin',
  'design-system',
  'kiosk',
  'examples/meteo',
];

/**
 * Those whose files run one after the other in the same processes: they are many and short, and to start a process for each
 * took longer than its tests. Their modules keep nothing from file to file.
 */
const sharing = ['contract', 'mf-public', 'mf-admin', 'design-system'];

const temporal = join(import.meta.dirname, 'services/server/testing/temporal.ts');
const objectStores = join(import.meta.dirname, 'services/server/testing/object-stores.ts');

/** The real servers that a workspace's tests need besides PostgreSQL. */
const setups: Readonly<Record<string, string[]>> = {
  'services/scheduler': [temporal],
  'services/api': [objectStores],
  'services/server': [objectStores],
  tools: [objectStores],
};

/** The tests that run in Node. Stories and journeys run in a browser, with their own configurations. */
export default defineConfig({
  test: {
    // One real PostgreSQL per run, for `freshDatabase()`.
    globalSetup: ['./services/server/testing/postgres.ts'],
    // More than cores: the tests wait for servers half of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: WorkspacesInTurn },
    // Long, because the tests use real servers and processes, and the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: workspaces.map((root) => ({
      extends: true as const,
      test: {
        name: root.split('/').at(-1) ?? root,
        root,
        include: ['{src,testing}/**/*.test.ts'],
        globalSetup: setups[root] ?? [],
        isolate: !sharing.includes(root),
      },
    })),
  },
});
