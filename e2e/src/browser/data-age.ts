import type { Page } from 'playwright';

/**
 * Returns the time of day in a wall's «Dati delle 18:42, in attesa del server» (of an earlier day «Dati di venerdì 20 novembre,
 * 18:42, …»); null while its data are fresh. Not by a locator:
 * with the first one Playwright adds half a megabyte of its own to the page, which a test that measures it would find.
 */
export const dataTime = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    return (
      texts
        .map((text) => /^Dati (?:delle|di .+,) (\d\d:\d\d), in attesa del server$/.exec(text ?? '')?.[1])
        .find(Boolean) ?? null
    );
  });
