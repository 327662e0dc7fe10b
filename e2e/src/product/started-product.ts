import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { dataFolder, startVetta } from './start-vetta.ts';

export const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';
/** With a clock of its own the product closes days by itself: a Temporal server would start for nothing. */
const EVENING = '2026-11-21T18:42:00+01:00';

/** A running product and a browser. */
export interface StartedProduct {
  readonly url: string;
  readonly browser: Browser;
  /** The folder of its data. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts a browser and a product with these variables, by default on an evening of November 2026. What was started is stopped
 * again if the rest does not start.
 */
export async function startProduct(variables: Readonly<Record<string, string>>): Promise<StartedProduct> {
  await using starting = new AsyncDisposableStack();
  const browser = await launchChromium();
  starting.defer(() => browser.close());
  const data = await dataFolder();
  starting.defer(() => data.remove());
  const vetta = await startVetta(data.path, { ADMIN_KEY, CLOCK: EVENING, ...variables });
  starting.defer(async () => {
    await vetta.stop();
  });
  const started = starting.move();
  return { url: vetta.url, browser, folder: data.path, stop: () => started.disposeAsync() };
}
