import type { Page } from 'playwright';
import { expect } from 'vitest';
import { missedByTab, type TabStop, tabStops } from './tab-stops.ts';

/** Whether `next` is above `stop` without being in a column to its right. */
const goesBack = ({ box: stop }: TabStop, { box: next }: TabStop): boolean =>
  next.bottom <= stop.top && next.left < stop.right;

export function expectSensible(stops: readonly TabStop[]): void {
  expect(stops.filter(({ isFocusVisible }) => !isFocusVisible).map(({ name }) => name)).toEqual([]);
  const jumps = stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return next && goesBack(stop, next) ? [`«${stop.name}» → «${next.name}»`] : [];
  });
  expect(jumps).toEqual([]);
}

/** Expects that Tab reaches all of a page from its skip link on, in reading order, and that each stop is visible. */
export async function expectTabOrder(page: Page): Promise<void> {
  const stops = await tabStops(page);
  expect(stops[0]?.name).toBe('Vai al contenuto');
  expectSensible(stops);
  expect(await missedByTab(page)).toEqual([]);
}
