import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `npm run test:deep`: the files of that name alone. Those in real time, or for minutes, only in `npm run soak`. */
const list =
  process.env.TEST_LIST === 'deep'
    ? { names: process.env.SOAK === undefined ? 'deep' : '{deep,soak}', exclude: [] }
    : { names: '', exclude: ['src/**/*.{deep,soak}.test.ts'] };

const tests = (folders: string) => `src/${folders}/**/*${list.names && `.${list.names}`}.test.ts`;

/** Journeys through the built product in a real Chromium: three files at a time on two cores, because each waits a third of its time. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // As long as Playwright's own waits: on a busy machine a second is nothing.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['./src/product/prepared-data.ts'],
    exclude: list.exclude,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          isolate: false,
          include: [tests('!(timed)')],
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
          include: [tests('timed')],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
