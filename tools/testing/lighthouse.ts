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
}

/** Loads a page in a new browser as Lighthouse's phone, whose network and processor Chromium itself slows. */
export async function loadOnPhone(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const port = await getPort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      extraHeaders: headers,
    });
    if (!run) throw new Error('Lighthouse gave no result');
    const { audits, categories, runtimeError } = run.lhr;
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
    };
  } finally {
    await browser.close();
  }
}
