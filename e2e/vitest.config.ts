import { availableParallelism } from 'node:os';
import { filesOfList, testTimeout } from '@vetta/tools/testing/test-lists';
import { defineConfig } from 'vitest/config';

/** Journeys through the built product in a real Chromium: three files at a time on two cores, because each waits a third of its time. */
export default defineConfig({
  test: {
    testTimeout,
    hookTimeout: 240_000,
    // As long as Playwright's own waits: on a busy machine a second is nothing.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['./src/product/prepared-data.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          isolate: false,
          ...filesOfList('src/!(timed)'),
          maxWorkers: Math.min(3, Math.ceil(1.5 * availableParallelism())),
          sequence: { groupOrder: 0 },
        },
      },
      // These measure time, or load the server: another file beside them would change what they find.
      {
        extends: true,
        test: {
          name: 'timed',
          isolate: false,
          ...filesOfList('src/timed'),
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
