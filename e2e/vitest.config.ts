import { defineConfig } from 'vitest/config';

/** Journeys through the built product in a real Chromium, one file at a time because each uses the whole machine. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/product/prepared-data.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // As long as Playwright's own waits: on a busy machine a second is nothing.
    expect: { poll: { timeout: 30_000 } },
  },
});
