import { utimes } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { listen } from '@vetta/league/testing/listen';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSection } from './desk.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice('empty');

const MB = 1024 * 1024;

const fileOf = (page: Page) => page.locator('input[type=file]');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function openDialog({ url } = product): Promise<Page> {
  const { browser, folder } = product;
  const { page } = await openSection({ browser, folder, url }, '/admin/prizes');
  await page
    .getByRole('button', { name: /^Aggiungi (Primo )?Premio$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  return page;
}

test('a picture that changes on the disk after it was chosen says so', async () => {
  const page = await openDialog();
  const path = `${product.folder}/cambiata.png`;
  await page.screenshot({ path });
  await fileOf(page).setInputFiles(path);
  await button(page, 'Carica File').waitFor();
  await page.screenshot({ path, clip: { x: 0, y: 0, width: 50, height: 50 } });
  // Chromium compares whole seconds.
  await utimes(path, new Date(), new Date(Date.now() + 5_000));
  await button(page, 'Carica File').click();
  await said(page, 'Errore upload');
  await said(page, 'cambiata.png è cambiato, o è stato spostato, dopo che l’hai scelto. Sceglilo di nuovo.');
});

test('a dropped file is taken', async () => {
  const page = await openDialog();
  const path = `${product.folder}/trascinata.png`;
  await page.screenshot({ path });
  const box = await page.getByText('Scegli un file, o trascinalo qui').boundingBox();
  if (!box) throw new Error('The drop zone is not shown.');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + 5,
      y: box.y + 5,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  await page.getByRole('img', { name: 'Anteprima di trascinata.png' }).waitFor();
});

/** A network before the product that carries nothing more of what is sent, once it was much; answers still come. */
async function dyingNetwork(after: number): Promise<{ url: string; died: Promise<void>; close(): void }> {
  const { port } = new URL(product.url);
  const death = Promise.withResolvers<void>();
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    let sent = 0;
    near.on('data', (piece) => {
      sent += piece.length;
      if (sent > after) {
        near.pause();
        death.resolve();
      } else far.write(piece);
    });
    far.pipe(near);
    near.on('error', () => far.destroy());
    near.on('close', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, died: death.promise, close: () => server.close() };
}

test('an upload in a network that dies says so, and the file can be sent again', async () => {
  const network = await dyingNetwork(1 * MB);
  const page = await openDialog({ ...product, url: network.url });
  await page.clock.install();
  await fileOf(page).setInputFiles({ name: 'v.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * MB) });
  await button(page, 'Carica File').click();
  await page.getByRole('progressbar', { name: 'Invio del file' }).waitFor();
  await network.died;
  const stopped = page.getByText('L’invio si è fermato: controlla la connessione e riprova').first();
  // What the system still takes from the browser counts as sent, and begins the half minute anew.
  const isToldHalfAMinuteLater = async () => {
    await page.clock.fastForward(30_500);
    return stopped.isVisible();
  };
  await expect.poll(isToldHalfAMinuteLater, { interval: 1_000 }).toBe(true);
  await button(page, 'Carica File').waitFor();
  network.close();
});
