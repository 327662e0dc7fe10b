import { getLeaderboard } from '@vetta/contract/standings';
import { expected, trackerFile } from '@vetta/league/testing/october-2025';
import { runScript } from '@vetta/server/testing/run-script';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { asShown } from './expected-standings.ts';
import { readBoard } from './read-board.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const NOON_OF_THE_31ST = '2025-10-31T12:00:00+01:00';
const MORNING_OF_THE_3RD = '2025-11-03T09:00:00+01:00';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off', CLOCK: NOON_OF_THE_31ST });
});
afterAll(() => product?.stop());

/** Readers see a commit within 0.1 s, later on a busy machine. */
const soon = { timeout: 2_000 };

const command = async (...words: string[]) => {
  const { code, output } = await runScript(words, { DATA_DIR: product.folder, CLOCK: MORNING_OF_THE_3RD });
  expect({ words, code, output }).toMatchObject({ code: 0 });
};

async function leaderboardFromApi() {
  const answer = await fetch(`${product.url}/api/leaderboard?month=2025-10`);
  const { entries, state } = getLeaderboard.replies[200].parse(await answer.json());
  const standings = entries.map(({ position, name, score, bonus, total }) => ({
    position,
    name,
    score,
    bonus,
    total,
  }));
  return { standings, state };
}

async function leaderboardOnPage() {
  const { page, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(NOON_OF_THE_31ST),
  });
  const rows = await readBoard(page, product.url);
  await page.context().close();
  expect(uncaught).toEqual([]);
  return rows;
}

test('a month of imported data has the expected standings in the API and on the page: after the import, closed and final', async () => {
  await command('import', trackerFile);
  await expect
    .poll(leaderboardFromApi, soon)
    .toEqual({ state: 'open', standings: expected.beforeAnyClose.standings });
  expect(await leaderboardOnPage()).toEqual(asShown('beforeAnyClose'));

  await command('close', '2025-10-31');
  await expect.poll(leaderboardFromApi, soon).toEqual({
    state: 'open',
    standings: expected['afterCloseOf2025-10-31'].standings,
  });
  expect(await leaderboardOnPage()).toEqual(asShown('afterCloseOf2025-10-31'));

  await command('close', '2025-11-01');
  await command('close', '2025-11-02');
  await expect
    .poll(leaderboardFromApi, soon)
    .toEqual({ state: 'final', standings: expected.final.standings });
  expect(await leaderboardOnPage()).toEqual(asShown('final'));
});
