import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { type AdminOffice, adminOffice } from './admin-office.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

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
  await page.getByText('Scegli il foglio dei numeri, o trascinalo qui').waitFor();
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
  await page.getByText('2 giornate nuove, 2 persone nuove.').waitFor();
  await page.getByText('I dati dimostrativi vengono tolti').waitFor();
  await page.getByText('Ada Neri · Bruno Sala').waitFor();
  expect(await names()).toEqual(before);

  await page.getByRole('button', { name: 'Importa 2 righe' }).click();
  await page.getByText('2 righe importate').waitFor();
  expect(await names()).toEqual(['Ada Neri', 'Bruno Sala']);
  await page.getByText('Scegli il foglio dei numeri, o trascinalo qui').waitFor();
});

test('what is replaced is told before and after, and «Annulla» brings it back', async () => {
  const page = await openImport();
  await choose(page, 'ada neri,2026-11-19,95,2,1,true', 'Carla Blu,2026-11-19,50,0,0,false');
  await page.getByText('1 giornata nuova, 1 cambiata, 1 persona nuova.').waitFor();
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
  const row = page
    .getByRole('region', { name: 'Errori del file' })
    .getByRole('row')
    .filter({ hasText: 'ottanta' });
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

test('a file that changes on the disk after it was chosen says so', async () => {
  const page = await openImport();
  const folder = await mkdtemp(join(tmpdir(), 'vetta-import-'));
  const path = join(folder, 'sera.csv');
  await writeFile(path, `${HEADER}\nAda Neri,2026-11-13,10,0,0,false\n`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Sfoglia' }).press('Enter');
  await (await chooser).setFiles(path);
  const now = page.getByRole('button', { name: 'Importa 1 riga' });
  await now.waitFor();
  await writeFile(path, `${HEADER}\nAda Neri,2026-11-13,11111,0,0,false\n`);
  // Chromium compares whole seconds.
  await utimes(path, new Date(), new Date(Date.now() + 5_000));
  await now.click();
  await page.getByText(/^sera.csv è cambiato, o è stato spostato, dopo che l’hai scelto/).waitFor();
  expect(await rings('2026-11-13')).toEqual([]);
  await rm(folder, { recursive: true });
});

test('lines of months before the beginning are left out, or open these, and nothing of it happens unasked', async () => {
  const page = await openImport();
  await choose(page, 'Ada Neri,2026-09-29,59,0,0,false\nAda Neri,2026-11-12,12,0,0,false');
  await page.getByText('Lascia fuori le righe di questo mese').click();
  await page.getByRole('button', { name: 'Importa 1 riga' }).click();
  await page.getByText('1 riga importata').waitFor();
  expect(await rings('2026-11-12')).toEqual([12]);
  expect(await rings('2026-09-29')).toEqual([]);

  await choose(page, 'Ada Neri,2026-09-30,60,0,0,false');
  await page.getByText('1 riga è di settembre 2026, prima dell’inizio della classifica').waitFor();
  expect(await page.getByText(/errore/).count()).toBe(0);
  await page.getByText(/^Apri questo mese/).click();
  await page.getByRole('button', { name: 'Importa 1 riga' }).click();
  // The toast of the first import may still be there.
  await expect.poll(() => rings('2026-09-30')).toEqual([60]);
});

test('pasted lines are imported, and a file that cannot be checked can be tried again', async () => {
  const page = await openImport();
  await page.route('**/api/admin/imports?dryRun=true*', (route) => route.abort());
  await page
    .getByLabel(/Oppure incolla le righe/)
    .fill(`${HEADER.replaceAll(',', '\t')}\nBruno Sala\t2026-11-16\t33\t0\t0\tfalse`);
  await page.getByRole('button', { name: 'Controlla le righe' }).press('Enter');
  await page.getByText('Non è stato possibile controllare le righe').waitFor();
  await page.unroute('**/api/admin/imports?dryRun=true*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.route('**/api/admin/imports?dryRun=false*', (route) => route.abort());
  await page.getByRole('button', { name: 'Importa 1 riga' }).click();
  await page.getByText('Errore nell’importazione').waitFor();
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
    'Ada Neri;2026-11-12;12;0;0;false',
    'Bruno Sala;2026-11-16;33;0;0;false',
    'Ada Neri;2026-11-19;80;2;1;true',
    'Bruno Sala;2026-11-19;70;1;0;false',
    '',
  ]);
  const standings = await download('Scarica la classifica');
  expect(standings.name).toBe('vetta-standings-2026-11.csv');
  // 12 + 80 + 2 × 25 + 75 + 25.
  expect(standings.text).toContain('1;Ada Neri;242;');
  expect(addresses.filter((address) => address.includes(ADMIN_KEY))).toEqual([]);

  await chooseFile(page, numbers.name, numbers.text);
  await page.getByText('Nessuna giornata cambia: 4 già uguali.').waitFor();
  expect(await page.getByRole('button', { name: 'Non c’è nulla da importare' }).isDisabled()).toBe(true);
});

test('a workbook in Italian comes in as it is: who is not sure is decided, and the second evening needs no question', async () => {
  const page = await openImport();
  const evening = async (day: string, rings: number) => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: `Sera ${day}`,
          rows: [
            ['Report della sera'],
            ['Agente', 'Fatte', 'Prese', 'Presente', 'Note'],
            ['Sala Bruno', rings, 2, 'sì', ''],
            ['Ada Nerri', rings + 1, 3, 'no', 'a casa'],
            ['Totale', 2 * rings + 1, 5, '', ''],
          ],
        },
      ],
    });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Sfoglia' }).press('Enter');
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await (await chooser).setFiles({ name: 'sera.xlsx', mimeType, buffer: Buffer.from(bytes) });
  };
  const choose = async (choice: RegExp, option: string) => {
    await page.getByRole('button', { name: choice }).press('Enter');
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await evening('14.11.2026', 40);
  await choose(/Fatte$/, 'Chiamate');
  await page.getByText('1 persona da decidere').waitFor();
  await choose(/Prese$/, 'App. Fissati');
  await choose(/«Ada Nerri» è Ada Neri/, 'È Ada Neri');
  await page.getByText('2 giornate nuove.').waitFor();
  await page.getByRole('button', { name: 'Importa 2 righe' }).press('Enter');
  await page.getByText('2 righe importate').waitFor();
  expect(await rings('2026-11-14')).toEqual([40, 41]);

  await evening('15.11.2026', 50);
  await page.getByText('2 giornate nuove.').waitFor();
  await page.getByText('Persone decise').waitFor();
  await page.getByRole('button', { name: 'Importa 2 righe' }).press('Enter');
  await expect.poll(() => rings('2026-11-15')).toEqual([50, 51]);
});
