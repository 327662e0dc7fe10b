import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { parseArguments } from '@vetta/server/parse-arguments';
import type { Browser } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { checkoutAt } from '../visual/checkout-at.ts';
import { compareStorybooks, type Outcome, type Side } from '../visual/compare-storybooks.ts';
import { openReport } from '../visual/report.ts';
import { serveStorybook } from '../visual/static-storybook.ts';
import { storiesOf } from '../visual/stories.ts';

const usage =
  'Usage: npm run visual -- <base> [head] [--stories <text>], where base and head are commits. Without head the files as they are now are compared.';

/**
 * Runs `npm run visual`: photographs every story at two commits on this machine and writes a report of what changed. Returns
 * 0 if nothing has, and 1 if a story is changed, new or gone.
 */
export default async function visual(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArguments(args, {
    usage,
    positionals: [1, 2],
    options: { stories: text, out: text },
  });
  const [base = '', head] = positionals;
  const folder = resolve(checkout, values.out ?? '.visual');
  const began = Date.now();
  const builds = await mkdtemp(join(tmpdir(), 'vetta-storybooks-'));
  const browser = await launchChromium();
  try {
    console.log('Building the Storybooks…');
    await using baseCheckout = await checkoutAt(base);
    await using headCheckout = head === undefined ? undefined : await checkoutAt(head);
    await using baseStorybook = await serveStorybook(baseCheckout.folder, join(builds, 'base'));
    await using headStorybook = await serveStorybook(headCheckout?.folder ?? checkout, join(builds, 'head'));
    const wanted = (values.stories ?? '').toLowerCase();
    const sides = {
      base: await sideOf(browser, baseStorybook.url, wanted),
      head: await sideOf(browser, headStorybook.url, wanted),
    };

    const report = await openReport(folder, {
      base: baseCheckout.name,
      head: headCheckout?.name ?? 'the files as they are now',
    });
    const count = new Set([...sides.base.stories.keys(), ...sides.head.stories.keys()]).size;
    const outcomes: Outcome['kind'][] = [];
    const progress = startProgress(() => `${outcomes.length} of ${count} stories photographed`);
    try {
      await compareStorybooks(browser, sides, availableParallelism(), async (outcome) => {
        outcomes.push(outcome.kind);
        await report.add(outcome);
      });
    } finally {
      progress.stop();
    }
    console.log(await report.close());
    console.log(`${((Date.now() - began) / 1_000).toFixed(0)} s. ${relative(process.cwd(), report.page)}`);
    return outcomes.some((kind) => kind === 'changed' || kind === 'new' || kind === 'gone') ? 1 : 0;
  } finally {
    await browser.close();
    await rm(builds, { recursive: true, force: true });
  }
}

/** Returns a Storybook's stories whose title, name or id contains a text in small letters. */
async function sideOf(browser: Browser, url: string, wanted: string): Promise<Side> {
  const stories = [...(await storiesOf(browser, url))].filter(([id, { title, name }]) =>
    `${id} ${title} ${name}`.toLowerCase().includes(wanted),
  );
  return { url, stories: new Map(stories) };
}

/** Prints a line every five seconds until it is stopped. */
function startProgress(line: () => string): { stop(): void } {
  const began = Date.now();
  const timer = setInterval(
    () => console.log(`  ${line()}, ${((Date.now() - began) / 1_000).toFixed(0)} s`),
    5_000,
  );
  return { stop: () => clearInterval(timer) };
}
