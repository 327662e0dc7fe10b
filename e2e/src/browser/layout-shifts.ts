import type { Page } from 'playwright';

interface Shift {
  readonly value: number;
  /** What moved. */
  readonly moved: readonly string[];
}

/** Runs in the page: records what moves in `shifts`. */
export function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[])
      shifts.push({
        value,
        moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the sum of what has moved since `recordShifts`, and what it was. */
export async function shiftsOf(page: Page): Promise<{ sum: number; told: string }> {
  const shifts = await page.evaluate(() => (globalThis as typeof globalThis & { shifts: Shift[] }).shifts);
  return { sum: shifts.reduce((total, { value }) => total + value, 0), told: JSON.stringify(shifts) };
}
