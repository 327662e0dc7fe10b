import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@vetta/league/testing/listen';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { builtGuest, guestSiteOfFile } from '../guests/guest-site.ts';

/** What arrived at a server beside ours: its connections, whatever they asked. */
const arrived: string[] = [];
const neighbour = createServer((request, response) => {
  arrived.push(`${request.method} ${request.url}`);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.end('');
});
neighbour.on('connection', () => arrived.push('a connection'));
const port = await listen(neighbour);
afterAll(() => neighbour.close());
const site = await guestSiteOfFile(
  await builtGuest('hostile', { VITE_NEIGHBOUR: `http://127.0.0.1:${port}` }),
  await builtGuest('cielo'),
);
const { browser } = site;

/** Opens a wall with these scenes. */
async function wall(
  scenes: string,
): Promise<{ page: Page; watched: Awaited<ReturnType<typeof watchFrames>> }> {
  const { page } = await openPage(browser, site.url);
  const watched = await watchFrames(page);
  await page.addInitScript(() => {
    if (self.origin !== 'null') sessionStorage.setItem('vetta-admin-key', 'segreto-di-prova');
  });
  await page.goto(`${site.url}/kiosk?scenes=${scenes}&seconds=5`);
  return { page, watched };
}

test('a guest that tries every way reaches nobody, and reads nothing of the page', async () => {
  const { page } = await wall('ruba');
  const said = Promise.withResolvers<string>();
  page.on('console', (message) => {
    if (message.text().startsWith('Ottenuto: ')) said.resolve(message.text());
  });
  expect(await said.promise).toBe('Ottenuto: niente');
  // At last it leads its own frame there, which ends it.
  await page.locator('iframe[title="Ruba"]').waitFor({ state: 'detached' });
  expect(arrived).toEqual([]);
  // The neighbour does listen.
  await fetch(`http://127.0.0.1:${port}/prova`);
  expect(arrived.splice(0)).toContain('GET /prova');
});

test('no name that a guest mentions is looked up', async () => {
  const log = join(await folderOfTest(), 'net.json');
  const logged = await launchChromium(['--site-per-process', `--log-net-log=${log}`]);
  const { page } = await openPage(logged, site.url, { kept: true });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Ottenuto: '));
  await page.goto(`${site.url}/kiosk?scenes=ruba`);
  await said;
  // The log does have names.
  await page.goto('http://detto.vetta.example/').catch(() => undefined);
  await logged.close();
  const names = (await readFile(log, 'utf8')).match(/[a-z]+\.vetta\.example/g);
  expect([...new Set(names)]).toEqual(['detto.vetta.example']);
});

test('a guest asks nothing, opens nothing, plays nothing, takes no keyboard and leads no page away', async () => {
  const { page } = await openPage(browser, site.url);
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on('download', () => happened.push('download'));
  page.context().on('page', () => happened.push('a new tab'));
  const said = Promise.withResolvers<string>();
  page.on('console', (message) => {
    if (message.text().startsWith('Disturbato: ')) said.resolve(message.text());
  });
  // By `evaluate` it would count as a press of the person, by which a guest may get the keyboard.
  await page.addInitScript(() => {
    if (window !== window.top) return;
    addEventListener('DOMContentLoaded', () => {
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
    });
    for (const type of ['keydown', 'beforeprint'])
      addEventListener(type, () => document.body.setAttribute(`data-${type}`, ''));
  });
  // What a page before it would be, to which a guest could lead back.
  await page.goto(`${site.url}/plugins.json`);
  await page.goto(`${site.url}/kiosk?scenes=disturba&seconds=60`);
  const address = page.url();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) happened.push(`to ${frame.url()}`);
  });
  expect(await said.promise).toBe('Disturbato: niente');
  // A navigation would need a moment.
  await page.waitForTimeout(1_000);
  expect(happened).toEqual([]);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => Object.keys(document.body.dataset))).toEqual([]);
  await page.keyboard.type('segreto');
  expect(await page.locator('body > input').inputValue()).toBe('segreto');
});

/** Opens a guest's page beside a field of the house's own. */
async function besideGuest(path: string, title: string) {
  const { page } = await openPage(browser, site.url);
  await page.addInitScript(() => {
    if (window !== window.top) return;
    addEventListener('load', () => {
      const field = document.createElement('input');
      field.id = 'cerca';
      field.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-start: 0';
      document.body.append(field);
    });
  });
  await page.goto(`${site.url}/plugins.json`);
  await page.goto(`${site.url}${path}`);
  const guest = page.frameLocator(`iframe[title="${title}"]`);
  await guest.getByRole('heading', { name: title }).waitFor();
  const pressIn = async (name: string) => {
    await guest.getByText(name).first().click();
    await page.waitForTimeout(300);
  };
  return { page, pressIn, field: page.locator('#cerca'), heard: guest.getByRole('heading') };
}
const besideThief = () => besideGuest('/ostile', 'Prende');

test('no letter that is typed in the page arrives in a guest that asks for the keyboard for ever, and F6 leads out of it', async () => {
  const { page, pressIn, field, heard } = await besideThief();
  const type = async () => {
    await field.fill('');
    await page.waitForTimeout(500);
    await page.keyboard.type('segreto uno', { delay: 70 });
    expect(await field.inputValue()).toBe('segreto uno');
  };
  await page.waitForTimeout(1_000);
  // Half a second after a press.
  await field.click();
  await type();
  // With the pointer over the guest, a second after the last key.
  await page.mouse.move(400, 300);
  await page.mouse.move(410, 310);
  await page.waitForTimeout(1_000);
  await page.keyboard.type(' e due', { delay: 70 });
  expect(await field.inputValue()).toBe('segreto uno e due');
  // Half a second after a shortcut.
  await page.keyboard.press('Control+K');
  await type();
  // Nowhere in the page, and then in its field.
  await field.evaluate((one: HTMLInputElement) => one.blur());
  await page.waitForTimeout(1_000);
  await page.keyboard.type('altrove', { delay: 70 });
  await field.click();
  await type();
  expect(await heard.textContent()).toBe('Prende «»');
  // A press in it, right after a letter, is the person's own.
  await page.keyboard.type('!');
  await pressIn('Prende');
  await page.keyboard.type('dentro', { delay: 70 });
  await expect.poll(() => heard.textContent()).toBe('Prende «dentro»');
  // By then it has opened a window over a window of its own.
  await page.waitForTimeout(1_600);
  // It handles every key, Tab and Escape too: F6 leads out of it all the same, to where the keyboard was.
  for (const key of ['Tab', 'Escape']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.keyboard.press('F6');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  // And what was opened in it leads nothing back to it.
  await field.click();
  await type();
  await page.waitForTimeout(1_500);
  await type();
  expect(await heard.textContent()).toBe('Prende «dentroTabEscape»');
});

test.each([
  ['adds to the person’s way back', '/allunga', 'Allunga'],
  ['takes the keyboard by the page’s own function', '/afferra', 'Afferra'],
])(
  'a guest that %s is stopped, the way is as it was, and who types goes on typing',
  async (_, path, title) => {
    const { page, field } = await besideGuest(path, title);
    const heard: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Sentito: ')) heard.push(message.text());
    });
    const before = await page.evaluate(() => history.length);
    expect(before).toBeLessThan(5);
    await field.click();
    // No browser keeps a frame from the keyboard where an address leads into it, and a slow device gives it back late.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    const frame = page.locator(`iframe[title="${title}"]`);
    while ((await frame.count()) > 0) await page.keyboard.type('segreto ', { delay: 10 });
    await page.waitForTimeout(1_000);
    await page.keyboard.type('ancora');
    await expect.poll(() => field.inputValue()).toMatch(/ancora$/);
    expect(heard).toEqual([]);
    await page.goBack();
    expect(page.url()).toBe(`${site.url}/plugins.json`);
  },
);

test('a guest that leads away without a press in it opens nothing, by no key or button either, and keeps nobody who leaves', async () => {
  const { page, pressIn, field } = await besideGuest('/trattiene', 'Trattiene');
  const happened: string[] = [];
  page.context().on('page', (opened) => happened.push(`opened ${opened.url()}`));
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.type()}`);
    void dialog.accept();
  });
  // A press of the page's own, by which the page itself might open something.
  await field.click();
  await page.keyboard.type('segreto', { delay: 100 });
  expect(page.url()).toBe(`${site.url}/trattiene`);
  expect(await page.getByText('apre evil.example').count()).toBe(0);
  // Without one in it no browser would ask.
  await pressIn('Trattiene');
  // No sandbox refuses the tab that the browser itself opens.
  const link = page.frameLocator('iframe[title="Trattiene"]').getByRole('link', { name: 'Fuori' });
  await link.click({ button: 'middle' });
  for (const key of ['Shift', 'Control'] as const) await link.click({ modifiers: [key] });
  await page.waitForTimeout(500);
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/plugins.json`);
  expect(happened).toEqual([]);
});

test('a link to a place of a guest’s own page leads there, and adds nothing to the way back', async () => {
  const { page, pressIn } = await besideThief();
  const before = await page.evaluate(() => history.length);
  await pressIn('In fondo');
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.locator('iframe[title="Prende"]').count()).toBe(1);
});

test('a press in a guest opens nothing over the page, plays nothing, writes no clipboard, holds no page up and takes no way back', async () => {
  const { page, pressIn } = await besideThief();
  const before = await page.evaluate(() => {
    const watched = window as unknown as { worst: number };
    watched.worst = 0;
    let last = performance.now();
    const look = () => {
      watched.worst = Math.max(watched.worst, performance.now() - last);
      last = performance.now();
      setTimeout(look, 5);
    };
    look();
    return history.length;
  });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Dopo la pressione: '));
  await pressIn('Premi qui');
  expect((await said).text()).toBe('Dopo la pressione: niente');
  await page.getByText('Dal plugin «ostile»').waitFor();
  // It speaks by the window, where it has nothing to say, with a million fields.
  await page.locator('iframe[title="Prende"]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { worst: number }).worst)).toBeLessThan(700);
  expect(arrived).toEqual([]);
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/plugins.json`);
});

/** How often the page has painted in three seconds, for each second. */
const framesPerSecond = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const from = performance.now();
        const count = () => {
          frames += 1;
          const passed = performance.now() - from;
          if (passed < 3_000) requestAnimationFrame(count);
          else resolve((frames / passed) * 1_000);
        };
        requestAnimationFrame(count);
      }),
  );

const plainBoard = (page: Page) => page.getByRole('heading', { name: 'Classifica di novembre 2026' });

test.each([
  ['gira', 5, 'Gira', 'silent'],
  ['mangia', 5, 'Mangia', 'silent'],
  ['inonda', 5, 'Inonda', 'flood'],
  ['fugge', 5, 'Fugge', 'left'],
  ['allunga', 5, 'Allunga', 'left'],
  ['cade', 5, 'Cade', 'render'],
  // It answers all the while. Without a graphics processor the page has no frame until it goes.
  ['dipinge', 30, 'Dipinge', 'silent'],
])(
  'a guest that does «%s» is removed and named within %i seconds, and the wall goes on',
  async (scene, seconds, title, kind) => {
    const { page, watched } = await wall(scene);
    const named = Promise.withResolvers<number>();
    page.on('console', (message) => {
      if (message.text().includes(`[plugin ostile] its scene is skipped (${kind})`))
        named.resolve(performance.now());
    });
    await page.locator(`iframe[title="${title}"]`).waitFor({ state: 'attached' });
    const shown = performance.now();
    const frames = await framesPerSecond(page);
    const at = await named.promise;
    // It begins a second after it has come.
    expect(at - shown).toBeLessThan(seconds * 1_000 + 1_500);
    await plainBoard(page).waitFor();
    expect(await page.locator(`iframe[title="${title}"]`).count()).toBe(0);
    expect((await watched()).empty).toBe(0);
    if (scene !== 'dipinge') expect(frames).toBeGreaterThanOrEqual(50);
  },
);

test('a guest that asks for ever new people makes the page ask for a few of them, and hears why', async () => {
  const { page } = await openPage(browser, site.url);
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/receipt')) asked.add(request.url());
  });
  await page.goto(`${site.url}/kiosk?scenes=chiede&seconds=60`);
  await page
    .frameLocator('iframe[title="Chiede"]')
    .getByRole('heading', { name: 'Chiede rifiutato cento volte' })
    .waitFor();
  expect(asked.size).toBe(32);
});

test('what is no message changes nothing, and no call is made that was not approved', async () => {
  const { page } = await wall('mente');
  await page
    .frameLocator('iframe[title="Mente"]')
    .getByRole('heading', { name: 'Mente rifiutato: 403' })
    .waitFor();
  expect(page.url()).toContain('/kiosk');
});
