import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromium = process.env.CHROMIUM_BIN ?? installed.find((path) => existsSync(path));
if (!chromium || !existsSync(chromium))
  throw new Error(`No Chromium at ${chromium ?? installed.join(' or ')}: set CHROMIUM_BIN to its path.`);

// React as people get it: its development build records a stack for each element and a measure for each component.
process.env.NODE_ENV = 'production';

// Every story is a test: it renders, its play function passes, and axe finds no violation where preview.tsx says.
export default mergeConfig(
  vite,
  defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
    test: {
      name: 'stories',
      testTimeout: 60_000,
      // One document for all stories of a worker, as in Storybook itself: a fifth faster.
      isolate: false,
      // Vitest leaves one core free.
      maxWorkers: availableParallelism(),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The page is drawn at a twentieth of its size and laid out at its whole: without a graphics card, drawing took half of the time.
        orchestratorScripts: [
          {
            content: `document.head.append(Object.assign(document.createElement('style'), {
              textContent: 'iframe[data-vitest] { transform: scale(0.05); transform-origin: 0 0 }',
            }));`,
          },
        ],
        provider: playwright({
          launchOptions: {
            executablePath: chromium,
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              // A device that asks for less transparency: a dialog then costs half of the drawing. It replaces Playwright's own
              // settings, which give the device a mouse, so it repeats them.
              '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,prefersReducedTransparency=true',
            ],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
