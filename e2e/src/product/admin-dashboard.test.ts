import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, callsDuring, failCalls, logIn, openDesk } from './desk.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let page: Page;
let logged: readonly string[];
beforeAll(async () => {
  product = await startProduct({});
  ({ page, logged } = await openDesk(product));
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(() => product?.stop());

const open = (path?: string) => logIn(product, page, path);
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the dashboard', () => {
  const own = [
    'GET /api/admin/dashboard',
    'GET /api/admin/scheduler-status',
    'GET /api/admin/nightly-backup',
    // «Da guardare».
    'GET /api/admin/differences',
    'GET /api/admin/sources',
    'GET /api/admin/players',
    'GET /api/admin/entries?date=2026-11-21',
    // Who was missing yesterday, also if archived since.
    'GET /api/admin/entries?date=2026-11-20',
    'GET /api/admin/players?archived=true',
    'GET /api/admin/bonus-types',
    'GET /api/admin/player-bonuses?weekStartDate=2026-11-16',
    'GET /api/leaderboard',
    'GET /api/admin/recalculate-leaderboard/rehearsal',
  ];

  test('it asks each call once, and opens with who is missing', async () => {
    await open('/admin/settings');
    const calls = await callsDuring(page, async () => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.getByText(/^Sabato 21 novembre: /).waitFor();
    });
    expect(calls.toSorted()).toEqual(own.toSorted());
    await page
      .getByRole('region', { name: 'Prossimo Aggiornamento' })
      .getByText('23:59', { exact: true })
      .waitFor();
  });

  test('its cards show the counts, the week’s bonuses with those that wait, and the first five', async () => {
    const [type] = await ask(product, 'GET /api/admin/bonus-types');
    const [player] = await ask(product, 'GET /api/admin/players');
    const awards = await ask(product, 'GET /api/admin/player-bonuses?weekStartDate=2026-11-16');
    for (const { id, playerId, bonusTypeId } of awards)
      if (playerId === player.id && bonusTypeId === type.id)
        await ask(product, `DELETE /api/admin/player-bonuses/${id}`);
    await open();
    await page.getByText('Voci Dati').waitFor();
    await page.getByText('Call Beast').waitFor();
    expect(await page.getByText('Punti Bonus in Attesa').count()).toBe(0);
    await ask(product, 'POST /api/admin/player-bonuses', {
      playerId: player.id,
      bonusTypeId: type.id,
      weekStartDate: '2026-11-16',
      dateEarned: '2026-11-21',
    });
    await page.reload();
    await page.getByText('Punti Bonus in Attesa').waitFor();
    await page.getByText('I punti bonus verranno aggiunti alla classifica alle 23:59.').waitFor();

    const counts = await ask(product, 'GET /api/admin/dashboard');
    const shown = await page.getByRole('definition').allTextContents();
    expect(shown.slice(0, 3).map((text) => text.replace('.', ''))).toEqual(
      [counts.playersCount, counts.entriesCount, counts.prizesCount].map(String),
    );
    expect(shown[3]).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}$/);
    expect((await page.getByRole('term').allTextContents()).slice(0, 4)).toEqual([
      'Partecipanti',
      'Voci Dati',
      'Premi Attivi',
      'Ultimo Aggiornamento',
    ]);

    const next = page.getByRole('region', { name: 'Prossimo Aggiornamento' });
    await next.getByText('Attivo', { exact: true }).waitFor();
    await next.getByText('La classifica si aggiorna automaticamente alle 23:59.').waitFor();
    const bonuses = page.getByRole('region', { name: 'Anteprima Punti Bonus' });
    await bonuses.getByText(/^\d+ bonus$/).waitFor();
    await bonuses.getByText('Best Day Record').waitFor();

    const board = page.getByRole('region', { name: 'Classifica Attuale' });
    const { entries } = await ask(product, 'GET /api/leaderboard');
    const rows = await board.getByRole('listitem').allTextContents();
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain(entries[0].name);
    await board.getByText(`+${entries.length - 5} altri partecipanti`).waitFor();
    await page
      .getByRole('region', { name: 'Attività Recente' })
      .getByText('I numeri inseriti contano subito in classifica')
      .waitFor();
  });

  test('without an update, without standings and with the scheduler stopped, it says so', async () => {
    await page.route('**/api/admin/dashboard', (route) =>
      route.fulfill({ json: { playersCount: 0, entriesCount: 0, prizesCount: 0, lastUpdate: null } }),
    );
    await page.route('**/api/leaderboard', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), entries: [] } });
    });
    await page.route('**/api/admin/scheduler-status', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), isActive: false } });
    });
    await open();
    await page.getByText('N/A', { exact: true }).waitFor();
    await page.getByText('Nessun dato nella classifica').waitFor();
    await page.getByText('Inattivo', { exact: true }).waitFor();
  });

  test('a recalculation refreshes what it may have changed', async () => {
    await open();
    await page.waitForLoadState('networkidle');
    const calls = await callsDuring(page, async () => {
      await button('Ricalcola Classifica').press('Enter');
      await page.getByText('Classifica ricalcolata').waitFor();
    });
    // A regular refresh may have come before it.
    const recalculated = calls.indexOf('POST /api/admin/recalculate-leaderboard');
    expect(recalculated).toBeGreaterThanOrEqual(0);
    expect(calls.slice(recalculated + 1).toSorted()).toEqual(
      own
        .filter(
          (call) => !/scheduler-status|nightly-backup|bonus-types|archived|differences|sources/.test(call),
        )
        .toSorted(),
    );
  });

  test('a failed recalculation is only logged, and the button says so', async () => {
    await open();
    await failCalls(page, '/api/admin/recalculate-leaderboard');
    await button('Ricalcola Classifica').press('Enter');
    await button('Ricalcolo non riuscito, riprova').waitFor();
    expect(logged.some((line) => line.includes('The leaderboard was not recalculated'))).toBe(true);
    await page.unroute('**/api/admin/recalculate-leaderboard');
    await button('Ricalcolo non riuscito, riprova').press('Enter');
    await page.getByText('Classifica ricalcolata').waitFor();
  });

  test.each([
    ['/api/admin/players', 'I dati di oggi non sono arrivati'],
    ['/api/admin/dashboard', 'I conteggi non sono arrivati'],
    ['/api/admin/scheduler-status', 'Lo stato degli aggiornamenti non è arrivato'],
    ['/api/admin/nightly-backup', 'Lo stato dei backup non è arrivato'],
    ['/api/admin/bonus-types', 'I bonus non sono arrivati'],
    ['/api/admin/differences', 'Le differenze non sono arrivate'],
    ['/api/admin/sources', 'Le fonti non sono arrivate'],
    ['/api/leaderboard', 'La classifica non è arrivata'],
  ])('if %s fails, its part says so and loads it again', async (path, title) => {
    await failCalls(page, path);
    await open();
    await page.getByText(title).waitFor();
    await page.unroute(`**${path}`);
    await page
      .getByRole('alert')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Riprova' })
      .press('Enter');
    await page.getByText(title).waitFor({ state: 'detached' });
    await page.getByText(/^Sabato 21 novembre: /).waitFor();
  });
});

test('the demonstration is removed once that is confirmed, and who was added stays; a failure says why', async () => {
  await ask(product, 'POST /api/admin/players', { name: 'Bice Riva' });
  await open();
  const confirm = async () => {
    await button('Togli la dimostrazione').press('Enter');
    await page.getByRole('alertdialog', { name: 'Togli la dimostrazione' }).waitFor();
    await page.getByRole('button', { name: 'Togli', exact: true }).press('Enter');
  };
  await failCalls(page, '/api/admin/demo');
  await confirm();
  await page.getByText('Impossibile togliere la dimostrazione').waitFor();
  await page.unroute('**/api/admin/demo');
  await confirm();
  await page.getByText('Dimostrazione tolta').waitFor();
  await button('Togli la dimostrazione').waitFor({ state: 'detached' });
  await page.getByText(/: manca 1 persona/).waitFor();
});
