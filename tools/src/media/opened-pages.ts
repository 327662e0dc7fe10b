import type { Site } from '@vetta/contract/site';
import type { Browser, Page } from 'playwright';

export interface RunningVetta {
  /** Without a slash at its end. */
  readonly url: string;
  readonly adminKey: string;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** A path of the address, with its query. */
  readonly path?: string;
}

/** Returns how to open pages of a running Vetta on which the intro counts as seen today. */
export async function pagesOf(
  browser: Browser,
  url: string,
): Promise<(frame: Frame, isStill?: boolean) => Promise<Page>> {
  const { now } = (await (await fetch(`${url}/api/site`)).json()) as Site;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date(now));
  return async ({ width, height, path }, isStill = false) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'it-IT',
      hasTouch: width < 600,
      reducedMotion: isStill ? 'reduce' : 'no-preference',
    });
    await context.addCookies([{ name: 'intro', value: day, url }]);
    const page = await context.newPage();
    // A wall that the server does not know yet would show the letters that name it.
    await page.route('**/api/screens/beat', (route) => route.abort());
    if (path !== undefined) await page.goto(url + path);
    return page;
  };
}

/** Opens the back office and waits for the whole dashboard. */
export async function enterBackOffice(page: Page, { url, adminKey }: RunningVetta): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Chiave di Accesso').fill(adminKey);
  await page.keyboard.press('Enter');
  await page.getByText('Classifica Attuale').waitFor();
  // The state of the scheduler is the last to come.
  await page
    .getByText(/^(Attivo|Inattivo|In ritardo)$/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}
