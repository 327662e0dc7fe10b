import type { Page } from 'playwright';

/** What a row of the board shows; the points as `1.234`, as they are read. */
export interface ShownRow {
  readonly position: string;
  readonly name: string;
  readonly parts: string;
  readonly total: string;
}

/** Opens the page and reads all rows of its board, as a person does after «Espandi». */
export async function readBoard(page: Page, url: string): Promise<ShownRow[]> {
  await page.goto(url);
  await page.getByRole('button', { name: /^Espandi/ }).click();
  await page.getByRole('button', { name: 'Riduci' }).waitFor();
  const rows = page.getByRole('region', { name: 'Classifica' }).getByRole('listitem');
  return (await rows.allInnerTexts()).map(shownRow);
}

function shownRow(text: string): ShownRow {
  const lines = text.split(/\n+/).filter((line) => line !== 'RESTO DELLA CLASSIFICA');
  const [position = '', name = ''] = lines;
  const parts = lines.find((line) => line.includes('punti +')) ?? '';
  return { position, name, parts, total: lines.at(-1) ?? '' };
}
