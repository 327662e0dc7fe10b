import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { EVENING } from './evening.ts';
import { ask } from './players-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
  await ask(product.url, 'POST /api/admin/prizes', { position: 1, title: 'Weekend in montagna' });
});
afterAll(() => product?.stop());

const open = async () => {
  ({ page } = await openPage(product.browser, product.url, { today: new Date(EVENING) }));
};
const logIn = async () => {
  await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
};

test('before the key is verified nothing else is asked; from then on every call carries it', async () => {
  await open();
  const calls: { readonly call: string; readonly key: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/admin/')) return;
    calls.push({ call: `${request.method()} ${pathname}`, key: request.headers()['x-admin-key'] });
  });
  await page.goto(`${product.url}/admin/players`);
  await page.getByRole('heading', { name: 'Accesso Admin' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  await logIn();
  await page.getByRole('heading', { name: 'Pannello Amministrativo', level: 1 }).waitFor();
  await page.getByText('La gestione completa dei giochi').waitFor();
  await page.getByRole('heading', { name: 'Nessun partecipante' }).waitFor();
  expect(calls[0]?.call).toBe('POST /api/admin/auth/verify');
  expect(calls.map(({ call }) => call)).toContain('GET /api/admin/players');
  expect(calls.filter(({ key }) => key !== ADMIN_KEY)).toEqual([]);
});

test('the key is in the storage of this tab alone, and a logout removes it', async () => {
  await open();
  await page.goto(`${product.url}/admin`);
  await logIn();
  const keptIn = (storage: 'sessionStorage' | 'localStorage') =>
    page.evaluate(
      ([name, key]) => Object.values(name === 'localStorage' ? localStorage : sessionStorage).includes(key),
      [storage, ADMIN_KEY] as const,
    );
  expect(await keptIn('sessionStorage')).toBe(true);
  expect(await keptIn('localStorage')).toBe(false);
  expect(JSON.stringify(await page.context().cookies())).not.toContain(ADMIN_KEY);

  const other = await page.context().newPage();
  await other.goto(`${product.url}/admin`);
  await other.getByRole('heading', { name: 'Accesso Admin' }).waitFor();

  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await page.getByRole('heading', { name: 'Accesso Admin' }).waitFor();
  expect(await keptIn('sessionStorage')).toBe(false);
});

test('from 768 px on the sidebar is beside the page, below it is a drawer', async () => {
  await open();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${product.url}/admin/settings`);
  await logIn();
  const sidebar = page.getByRole('complementary', { name: 'Barra laterale' });
  await sidebar.waitFor();
  await page.setViewportSize({ width: 767, height: 900 });
  await sidebar.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Apri o chiudi il menu/ }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Impostazioni' }).waitFor();
});

test('a toast stays for five seconds, a new one takes its place, and a pointer or the focus on it stops its clock', async () => {
  await open();
  await page.clock.install({ time: new Date(EVENING) });
  await page.goto(`${product.url}/admin/prizes`);
  await logIn();
  const prize = page.getByRole('switch', { name: /Weekend in montagna$/ });
  await prize.waitFor();
  // From here on the page's time passes only as this test says.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const toasts = page.getByRole('alertdialog').filter({ hasText: 'Premio aggiornato' });
  /** Lets the page's time pass in small steps until so many toasts are there. */
  const waitForToasts = (count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(50);
        return toasts.count();
      })
      .toBe(count);
  const expectGoneAfterFiveSeconds = async () => {
    await page.clock.runFor(4_500);
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(1_000);
    await waitForToasts(0);
  };
  /** Switches the prize by keyboard. Until it is saved the switch is read-only, and its toast not there yet. */
  const change = async () => {
    const before = await prize.isChecked();
    await prize.focus();
    await page.keyboard.press('Space');
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return (await prize.isChecked()) !== before && (await prize.getAttribute('aria-readonly')) !== 'true';
      })
      .toBe(true);
    await waitForToasts(1);
  };

  await change();
  await expectGoneAfterFiveSeconds();

  await change();
  await change();
  const box = await toasts.boundingBox();
  if (!box) throw new Error('The toast is not shown.');
  // In steps: the last one is over the new toast for certain.
  await page.mouse.move(box.x + 48, box.y + box.height / 2, { steps: 4 });
  await page.clock.runFor(60_000);
  expect(await toasts.count()).toBe(1);
  await page.mouse.move(1, 1);
  await page.clock.runFor(5_500);
  await waitForToasts(0);

  await change();
  await toasts.getByRole('button', { name: 'Chiudi' }).focus();
  await page.clock.runFor(60_000);
  expect(await toasts.count()).toBe(1);
  await prize.focus();
  await page.clock.runFor(5_500);
  await waitForToasts(0);
});
