import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { launchChromium } from './chromium.ts';

/** What Lighthouse says of one load on a slow phone. Times in milliseconds. */
export interface Load {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** 0 to 100. */
  readonly score: number;
  /** How fast this machine's processor is, by Lighthouse's own benchmark: `benchmarkIndex`. */
  readonly processor: number;
}

/** How many times slower than this machine's processor Lighthouse's phone is by default. */
export const DEFAULT_SLOWDOWN = 4;

/** The middle of the machines that Lighthouse made its default for: its docs/throttling.md calls 1500 to 2000 a fast desktop. */
const DESKTOP = 1750;

/** Returns the slowdown that makes Lighthouse's phone out of a machine of this processor. */
export const slowdownFor = (processor: number): number =>
  Math.max(1, (DEFAULT_SLOWDOWN * processor) / DESKTOP);

interface PhoneOptions {
  readonly headers?: Record<string, string>;
  readonly slowdown?: number;
}

/** Loads a page in a new browser as Lighthouse's phone, whose network and processor Chromium itself slows. */
export async function loadOnPhone(
  url: string,
  { headers = {}, slowdown = DEFAULT_SLOWDOWN }: PhoneOptions = {},
): Promise<Load> {
  const port = await getPort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      throttling: { cpuSlowdownMultiplier: slowdown },
      extraHeaders: headers,
    });
    if (!run) throw new Error('Lighthouse gave no result');
    const { audits, categories, environment, runtimeError } = run.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    const value = (audit: string) => {
      const { numericValue, errorMessage } = audits[audit] ?? {};
      if (numericValue === undefined) throw new Error(`Lighthouse has no ${audit}: ${errorMessage}`);
      return numericValue;
    };
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      score: Math.round((categories.performance?.score ?? 0) * 100),
      processor: environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
