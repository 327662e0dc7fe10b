import type { Page } from 'playwright';

/** The texts of a row of the board, as a person reads them: points as `1.234`. */
export interface ShownRow {
  readonly position: string;
  readonly name: string;
  readonly parts: string;
  readonly total: string;
}

/** Opens the page, expands the board with «Espandi» and returns all its rows. */
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
  const parts = lines.find((line) => line.includes('punti +'))?.trim() ?? '';
  return { position, name, parts, total: lines.at(-1) ?? '' };
}
