import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Leaderboard } from '@vetta/contract/standings';
import { publishFrontEnds } from '@vetta/server/start/front-ends';
import { launchChromium } from '../../testing/chromium.ts';
import { serveSite } from '../../testing/site.ts';
import { atMost, type Result } from './result.ts';

const emptyBoard: Leaderboard = {
  entries: [],
  prizes: [],
  month: 'ottobre 2025',
  period: '2025-10',
  state: 'open',
  updatedAt: null,
};

/** The JavaScript that the public page loads in a browser until nothing more comes. */
export async function scripts(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const data = await mkdtemp(join(tmpdir(), 'vetta-bench-'));
  opened.defer(() => rm(data, { recursive: true, force: true }));
  await publishFrontEnds(data, () => {});
  const site = await serveSite(data, async () => emptyBoard);
  opened.defer(site.close);
  const browser = await launchChromium();
  opened.defer(() => browser.close());

  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const weights = await Promise.all(sizes);
  const kilobytes = weights.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
  return [
    atMost('JavaScript for /, as it travels', {
      ours: kilobytes,
      goal: 150,
      show: (kB) => `${kB.toFixed(1)} kB`,
    }),
    atMost('scripts of /', { ours: weights.length, goal: 16, show: String }),
  ];
}
