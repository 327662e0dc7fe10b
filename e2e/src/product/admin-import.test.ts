import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminOffice, adminOffice } from './admin-office.ts';
import { ADMIN_KEY, type StartedProduct, startProduct } from './started-product.ts';

const NOW = '2026-11-21T20:30:00+01:00';
const HEADER = 'name,date,rings,apptSet,apptDone,alignment';

let product: StartedProduct;
let office: AdminOffice;
beforeAll(async () => {
  // With the demonstration, which the first import removes.
  product = await startProduct({ CLOCK: NOW });
  office = adminOffice(product.browser, product.url, ADMIN_KEY, NOW);
});
afterAll(() => product?.stop());

const openImport = async (): Promise<Page> => {
  const page = await office.open('/admin/import-export');
  await page.getByText('Scegli un file CSV, o trascinalo qui').waitFor();
  return page;
};
/** Chooses a file by keyboard. */
async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Sfoglia' }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
const choose = (page: Page, ...lines: string[]) =>
  chooseFile(page, 'tracker.csv', [HEADER, ...lines, ''].join('\n'));
const names = async (): Promise<string[]> => {
  const players = (await (await office.ask('GET /api/admin/players')).json()) as { name: string }[];
  return players.map(({ name }) => name).sort();
};
const rings = async (day: string): Promise<number[]> => {
  const entries = (await (await office.ask(`GET /api/admin/entries?date=${day}`)).json()) as {
    rings: number;
  }[];
  return entries.map((entry) => entry.rings).sort();
};

test('a file is rehearsed first; the import then does exactly that, and removes the demonstration', async () => {
  const page = await openImport();
  const before = await names();
  await choose(page, 'Ada Neri,2026-11-19,80,2,1,true', 'Bruno Sala,2026-11-19,70,1,0,false');
  await page.getByText('2 righe nuove.').waitFor();
  await page.getByText('I dati dimostrativi vengono tolti').waitFor();
  await page.getByText('Ada Neri · Bruno Sala').waitFor();
  expect(await names()).toEqual(before);

  await page.getByRole('button', { name: 'Importa 2 righe' }).click();
  await page.getByText('2 righe importate').waitFor();
  expect(await names()).toEqual(['Ada Neri', 'Bruno Sala']);
  await page.getByText('Scegli un file CSV, o trascinalo qui').waitFor();
});

test('what is replaced is told before and after, and «Annulla» brings it back', async () => {
  const page = await openImport();
  await choose(page, 'ada neri,2026-11-19,95,2,1,true', 'Carla Blu,2026-11-19,50,0,0,false');
  await page.getByText('1 riga nuova e 1 riga che sostituisce dati già presenti.').waitFor();
  await page.getByRole('cell', { name: 'Chiamate 80 → 95' }).waitFor();
  await page.getByRole('button', { name: 'Importa 2 righe' }).click();
  await page.getByText('2 righe importate').waitFor();
  expect(await rings('2026-11-19')).toEqual([50, 70, 95]);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByText('Modifica annullata').waitFor();
  expect(await rings('2026-11-19')).toEqual([70, 80]);
  expect(await names()).toEqual(['Ada Neri', 'Bruno Sala']);
});

test('every error is shown with its line and column, can be downloaded, and nothing is imported', async () => {
  const page = await openImport();
  await choose(
    page,
    'Ada Neri,2026-11-18,ottanta,2,1,true',
    'Ada Neri,2026-11-22,80,2,1,true',
    'Ada Neri,2026-11-17,80,2,1,forse',
  );
  await page.getByText('Il file ha 3 errori').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'ottanta' });
  expect(await row.getByRole('cell').allTextContents()).toEqual([
    '2',
    'rings',
    expect.stringContaining('ottanta'),
  ]);
  expect(await page.getByRole('button', { name: /^Importa/ }).count()).toBe(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica gli errori' }).click(),
  ]);
  const text = await readFile((await file.path()) ?? '', 'utf8');
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text.startsWith('\uFEFFRiga;Colonna;Che cosa non va\r\n2;rings;')).toBe(true);
  expect(await rings('2026-11-18')).toEqual([]);
});

test('months before the beginning are opened only after a tick', async () => {
  const page = await openImport();
  await choose(page, 'Ada Neri,2026-09-30,60,0,0,false');
  await page.getByText('Il file ha un errore').waitFor();
  await page.getByText('Apri anche questi mesi').click();
  await page.getByRole('button', { name: 'Importa 1 riga' }).click();
  await page.getByText('1 riga importata').waitFor();
  expect(await rings('2026-09-30')).toEqual([60]);
});

test('pasted lines are imported, and a file that cannot be checked can be tried again', async () => {
  const page = await openImport();
  await page.route('**/api/admin/imports?dryRun=true*', (route) => route.abort());
  await page
    .getByLabel(/Oppure incolla le righe/)
    .fill(`${HEADER.replaceAll(',', '\t')}\nBruno Sala\t2026-11-16\t33\t0\t0\tfalse`);
  await page.getByRole('button', { name: 'Controlla le righe' }).press('Enter');
  await page.getByText('Non è stato possibile controllare il file').waitFor();
  await page.unroute('**/api/admin/imports?dryRun=true*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.route('**/api/admin/imports?dryRun=false*', (route) => route.abort());
  await page.getByRole('button', { name: 'Importa 1 riga' }).click();
  await page.getByText("Errore nell'importazione").waitFor();
  expect(await rings('2026-11-16')).toEqual([]);
  await page.unroute('**/api/admin/imports?dryRun=false*');
  await page.getByRole('button', { name: 'Importa 1 riga' }).click();
  await page.getByText('1 riga importata').waitFor();
  expect(await rings('2026-11-16')).toEqual([33]);
});

test('the numbers of a period and the standings are saved as files that go back in; no address has the key', async () => {
  const page = await openImport();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const download = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile((await file.path()) ?? '', 'utf8') };
  };
  const numbers = await download('Scarica i numeri');
  expect(numbers.name).toBe('vetta-entries-2026-11-01-2026-11-21.csv');
  expect(numbers.text.split('\r\n')).toEqual([
    '\uFEFFname;date;rings;apptSet;apptDone;alignment',
    'Bruno Sala;2026-11-16;33;0;0;false',
    'Ada Neri;2026-11-19;80;2;1;true',
    'Bruno Sala;2026-11-19;70;1;0;false',
    '',
  ]);
  const standings = await download('Scarica la classifica');
  expect(standings.name).toBe('vetta-standings-2026-11.csv');
  // 80 + 2 × 25 + 75 + 25.
  expect(standings.text).toContain('1;Ada Neri;230;');
  expect(addresses.filter((address) => address.includes(ADMIN_KEY))).toEqual([]);

  await chooseFile(page, numbers.name, numbers.text);
  await page.getByText('3 righe già uguali.').waitFor();
  expect(await page.getByRole('button', { name: 'Non c’è nulla da importare' }).isDisabled()).toBe(true);
});
