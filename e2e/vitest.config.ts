import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Those that measure time, or load the server: another file beside them would change what they find. */
const alone = [
  'product/intro',
  'product/kiosk-scenes',
  'product/prize-film',
  'product/slow-clients',
  'product/stopped-server',
  'product/killed-server',
  'product/unfinished-requests',
  'federation/hot-updates',
  'guests/hostile',
].map((name) => `src/${name}.test.ts`);

/** In real time, or for minutes: only in `npm run soak`. */
const longest =
  process.env.SOAK === undefined
    ? ['wall-for-hours', 'wall-month', 'many-walls', 'older-wall'].map(
        (name) => `src/product/${name}.test.ts`,
      )
    : [];

/** Journeys through the built product in a real Chromium: most files three at a time on two cores, because each waits a third of its time. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // As long as Playwright's own waits: on a busy machine a second is nothing.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['./src/product/prepared-data.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: ['src/**/*.test.ts'],
          exclude: [...alone, ...longest],
          maxWorkers: Math.min(3, Math.ceil(1.5 * availableParallelism())),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
