import type { Page } from 'playwright';

export interface BoardRow {
  readonly position: number;
  readonly name: string;
  readonly total: number;
}

const italian = (text: string) => Number(text.replaceAll('.', ''));

/** Opens the page without its intro, and reads all rows of the board as a person does after «Espandi». */
export async function readBoard(page: Page, url: string): Promise<BoardRow[]> {
  await page.goto(url);
  const expand = page.getByRole('button', { name: /^Espandi/ });
  if (await expand.isVisible()) await expand.click();
  await page.getByRole('button', { name: 'Riduci' }).waitFor();
  return rowsOf(page);
}

export async function rowsOf(page: Page): Promise<BoardRow[]> {
  const rows = await page.getByRole('region', { name: 'Classifica' }).getByRole('listitem').allInnerTexts();
  return rows.map((text) => {
    const [, position = '', name = ''] = /^(\d+)\s+(.+?)\n/s.exec(text) ?? [];
    const [, total = ''] = /([\d.-]+)\s*pt/.exec(text) ?? [];
    return { position: Number(position), name, total: italian(total) };
  });
}
