import { launchChromium, lessTransparent } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { ADMIN_KEY } from './admin-key.ts';
import { EVENING } from './evening.ts';
import { dataFolder, startVetta } from './start-vetta.ts';

/** A running product and a browser. */
export interface StartedProduct {
  readonly url: string;
  readonly browser: Browser;
  /** The folder of its data. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts a browser on a device that asks for less transparency, and a product with these variables, by default on an evening
 * of November 2026. What was started is stopped
 * again if the rest does not start.
 */
export async function startProduct(variables: Readonly<Record<string, string>>): Promise<StartedProduct> {
  await using starting = new AsyncDisposableStack();
  const browser = await launchChromium([lessTransparent]);
  starting.defer(() => browser.close());
  // With a clock of its own the product closes days by itself: a Temporal server would start for nothing.
  const { DEMO, CLOCK } = { DEMO: 'on', CLOCK: EVENING, ...variables };
  const isPrepared = DEMO !== 'off' && CLOCK.slice(0, 10) === EVENING.slice(0, 10);
  const data = await dataFolder(isPrepared ? 'demo' : 'empty');
  starting.defer(() => data.remove());
  const vetta = await startVetta(data.path, { ADMIN_KEY, ...variables, CLOCK });
  starting.defer(async () => {
    await vetta.stop();
  });
  const started = starting.move();
  return { url: vetta.url, browser, folder: data.path, stop: () => started.disposeAsync() };
}
