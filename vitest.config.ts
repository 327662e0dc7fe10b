import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { filesOfList, list, testTimeout } from './tools/testing/test-lists.ts';
import { WorkspacesInTurn } from './tools/testing/workspaces-in-turn.ts';

const workspaces = [
  'contract',
  'tables',
  'services/league',
  'services/office',
  'services/outbound',
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
 * Those whose files of the short list run one after the other in the same processes: they are many, and to start a process and load
 * the same modules for each took longer than most of their tests. Their modules keep nothing from file to file. What measures the
 * time or memory of its process is in the deep list, and has one of its own.
 */
const sharing = [
  'contract',
  'tables',
  'services/league',
  'services/office',
  'services/api',
  'mf-public',
  'mf-admin',
  'design-system',
];

const temporal = join(import.meta.dirname, 'services/server/testing/temporal.ts');
const objectStores = join(import.meta.dirname, 'services/server/testing/object-stores.ts');

/** The real servers that a workspace's tests need besides PostgreSQL. */
const setups: Readonly<Record<string, string[]>> = {
  'services/scheduler': [temporal],
  'services/api': [objectStores],
  'services/server': [objectStores],
  tools: [objectStores],
};

// Workers, threads and servers of the tests load the same modules again and again: compiled once, they take a third of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** The tests that run in Node. Stories and journeys run in a browser, with their own configurations. */
export default defineConfig({
  test: {
    // One real PostgreSQL per run, for `freshDatabase()`.
    globalSetup: ['./services/server/testing/postgres.ts'],
    // Two for each core: the tests wait for servers half of the time; with three workers two cores were idle for a quarter of it.
    // At most 24: each may keep ten connections, and the run's PostgreSQL takes 300.
    maxWorkers: Math.min(availableParallelism() * 2, 24),
    sequence: { sequencer: WorkspacesInTurn },
    testTimeout,
    // Some hooks build a front end.
    hookTimeout: 240_000,
    // What comes within milliseconds takes seconds on a busy machine; Vitest itself gives it one.
    expect: { poll: { timeout: 30_000 } },
    projects: workspaces.map((root) => ({
      extends: true as const,
      test: {
        name: root.split('/').at(-1) ?? root,
        root,
        ...filesOfList('src', 'testing'),
        globalSetup: setups[root] ?? [],
        isolate: list !== 'short' || !sharing.includes(root),
      },
    })),
  },
});
