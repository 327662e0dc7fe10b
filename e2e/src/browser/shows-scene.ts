import type { Page } from 'playwright';

/** Waits until the scene with this title is the one on screen: those that come or go are inert. */
export const shows = (page: Page, title: RegExp) =>
  page
    .locator('div:not([inert]) > main')
    .getByRole('heading', { level: 1, name: title })
    .waitFor({ timeout: 60_000 });
