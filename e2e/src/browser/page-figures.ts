import type { CDPSession, Page } from 'playwright';
import { ownObjects } from './count-objects.ts';

export type PageFigures = Awaited<ReturnType<typeof pageFigures>>;

/** Collects the page's garbage and measures what is left. */
export async function pageFigures(page: Page) {
  const session = await page.context().newCDPSession(page);
  try {
    await collectGarbage(session);
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { count, bytes } = await ownObjects(page);
    return {
      /** What its own objects and texts take: without compiled code, which grows until all of it is optimised. */
      heapKib: Math.round(bytes / 1024),
      /** All that V8 holds for it. */
      wholeHeapKib: Math.round(usedSize / 1024),
      objects: count,
      nodes,
      listeners: jsEventListeners,
    };
  } finally {
    await session.detach();
  }
}

/**
 * Collects garbage until nothing more is freed. One collection leaves up to ten KiB that the next one frees: the last elements of
 * a scene, and what they hold.
 */
async function collectGarbage(session: CDPSession): Promise<void> {
  let [before, after] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  do {
    before = after;
    await session.send('HeapProfiler.collectGarbage');
    after = (await session.send('Runtime.getHeapUsage')).usedSize;
  } while (after < before - 1024);
}

/** A value that was measured so many hours after the first one. */
type Sample = readonly [hours: number, value: number];

/**
 * Returns how much a value grows in an hour: the median of the slopes between all pairs of samples (the Theil–Sen estimator),
 * which single outliers do not move.
 */
export function slopePerHour(samples: readonly Sample[]): number {
  const slopes = samples
    .flatMap(([from, before], at) =>
      samples.slice(at + 1).map(([to, after]) => (after - before) / (to - from)),
    )
    .sort((one, other) => one - other);
  return slopes[Math.floor(slopes.length / 2)] ?? Number.NaN;
}
