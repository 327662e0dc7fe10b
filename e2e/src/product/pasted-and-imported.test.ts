import type { Entry } from '@vetta/contract/entries';
import { writeXlsx } from 'hucre/xlsx';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { openSection } from './desk.ts';
import { EVENING } from './evening.ts';
import { handOf } from './hand.ts';
import { sharedOffice } from './started-product.ts';

const TODAY = EVENING.slice(0, 10);

const PEOPLE = Array.from({ length: 20 }, (_, index) => ({
  name: `${['Ada', 'Bruno', 'Niccolò', 'Zoë'][index % 4]} ${['Neri', 'D’Àvila', 'Sala', 'Però', 'Lo Verde'][index % 5]}`,
  rings: 60 + ((index * 17) % 70),
  apptSet: index % 5,
  apptDone: index % 3,
  alignment: index % 2 === 0,
}));
/** The office's tracker, as it is copied and as it is saved. */
const sheet = (extraRings = 0) => [
  ['Operatore', 'Chiamate', 'App. fissati', 'App. conclusi', 'Presente', 'Note'],
  ...PEOPLE.map(({ name, rings, apptSet, apptDone, alignment }) => [
    name.replace(/^(\S+) (.+)$/, '$2 $1').toUpperCase(),
    rings + extraRings,
    apptSet,
    apptDone,
    alignment ? 'Sì' : 'No',
    '',
  ]),
];

const product = sharedOffice('empty');

const stored = async (): Promise<number[]> => {
  const entries = await ask<Entry[]>(product, `GET /api/admin/entries?date=${TODAY}`);
  return entries.map(({ rings }) => rings).toSorted((one, other) => one - other);
};
const rings = (extra = 0) => PEOPLE.map((one) => one.rings + extra).toSorted((one, other) => one - other);

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test('by keyboard an empty office gets its people and its evening pasted; the same file changes nothing, and a corrected one is imported and taken back', {
  timeout: 120_000,
}, async () => {
  const { page, uncaught, violations } = await openSection(product, '/admin/players');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const hand = handOf(page, { isPhone: false });
  const use = (name: string, within: Page | Locator = page) =>
    hand.use(within.getByRole('button', { name, exact: true }));

  await use('Incolla un elenco di nomi');
  await page.getByRole('dialog', { name: 'Aggiungi più persone' }).waitFor();
  await paste(page, PEOPLE.map(({ name }) => name).join('\r\n'));
  await use('Aggiungi 20 persone');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('article', { name: PEOPLE[0]?.name ?? '' }).waitFor();

  await hand.go('Inserimento rapido');
  await page.getByRole('grid').waitFor();
  await hand.into(page.getByRole('textbox', { name: /^Chiamate, / }).first());
  const lines = [...sheet(), ['Zeno Blu', 50, 1, 0, 'No', '']].map((cells) => cells.join('\t'));
  await paste(page, lines.join('\r\n'));
  await page.getByText('20 righe da salvare').waitFor();
  await page.getByText(/^Zeno Blu · 50/).waitFor();
  await hand.press('Control+s');
  await page.getByText('20 righe salvate').waitFor();
  expect(await stored()).toEqual(rings());

  await hand.go('Importa/Esporta');
  const choose = async (rows: ReturnType<typeof sheet>) => {
    const chooser = page.waitForEvent('filechooser');
    await use('Sfoglia');
    const bytes = await writeXlsx({ sheets: [{ name: `Sera ${TODAY}`, rows }] });
    await (await chooser).setFiles({
      name: 'tracker.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(bytes),
    });
  };
  await choose(sheet());
  await page.getByText('Nessuna giornata cambia: 20 già uguali').waitFor();
  await page.reload();
  await choose(sheet(1));
  await page.getByText('20 giornate cambiate.').waitFor();
  await use('Importa 20 righe');
  await page.getByText('20 righe importate').waitFor();
  expect(await stored()).toEqual(rings(1));
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByText('Modifica annullata').waitFor();
  expect(await stored()).toEqual(rings());
  expect([...uncaught, ...violations]).toEqual([]);
});
