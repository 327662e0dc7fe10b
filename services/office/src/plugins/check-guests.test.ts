import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUSE } from './author.ts';
import { goBack } from './go-back.ts';
import { makeGeneration } from './make-generation.ts';
import { recordVersion } from './versions.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(await freshDatabase());
});
afterEach(() => database.destroy());

const at = Temporal.Instant.from('2026-11-22T10:00:00Z');
const guest = (name: string, more: object = {}) => ({
  ...{ name, title: name, contract: '^2.0', isolated: true as const },
  ...{ routes: [], adminSections: [], scenes: [], ...more },
});
const route = (path: string) => ({ routes: [{ path, title: 'Pagina', module: './page' as const }] });
const scene = (name: string) => ({ scenes: [{ name, title: 'Scena', module: './scene' as const }] });
const section = (path: `/${string}`) => ({
  adminSections: [{ path, title: 'Sezione', module: './section' as const }],
});

/** Publishes builds, each with a hash of its own, and makes a generation of them. */
async function serve(
  builds: readonly (readonly [hash: string, declaration: ReturnType<typeof guest>])[],
  calls?: readonly string[],
  author = HOUSE,
): Promise<number> {
  return database.transaction(async (trx) => {
    const shell = '0'.repeat(16);
    await recordVersion(
      trx,
      { name: 'shell', declaration: null, hash: shell, files: [] },
      { by: 'test', author: HOUSE, at },
    );
    const plugins: Record<string, string> = { shell };
    for (const [digit, declaration] of builds) {
      const hash = digit.repeat(16);
      plugins[declaration.name] = hash;
      await recordVersion(
        trx,
        { name: declaration.name, declaration, hash, files: [] },
        { by: 'test', author: HOUSE, at },
      );
    }
    return (await makeGeneration(trx, { plugins, calls }, { by: 'Maria', author, at, why: 'Prova' })).after
      .number;
  });
}

test.each([
  ['a page', route('/meteo'), route('/meteo'), 'la pagina /meteo'],
  ['a page below another’s', route('/meteo/*'), route('/meteo/domani'), 'la pagina /meteo/domani'],
  ['all pages below an address', route('/meteo/domani'), route('/meteo/*'), 'la pagina /meteo/*'],
  ['a scene', scene('cielo'), scene('cielo'), 'la scena «cielo»'],
  ['a section', section('/cielo'), section('/cielo'), 'la sezione /cielo'],
  ['a section in other capitals', section('/cielo'), section('/Cielo'), 'la sezione /Cielo'],
  ['a section below another’s', section('/cielo'), section('/cielo/oggi'), 'la sezione /cielo/oggi'],
])('%s that another plugin has is not given to a guest', async (_, first, second, place) => {
  await serve([['1', guest('meteo', first)]]);
  await expect(serve([['2', guest('altro', second)]])).rejects.toThrow(`${place}, che è già di «meteo»`);
  // The plugin's own next build keeps its places.
  await serve([['3', guest('meteo', first)]]);
});

test('a page that a plugin has given up is the next one’s, and an older build does not take it back', async () => {
  await serve([['1', guest('meteo', route('/meteo'))]]);
  await serve([
    ['2', guest('meteo')],
    ['3', guest('altro', route('/meteo'))],
  ]);
  await expect(serve([['1', guest('meteo', route('/meteo'))]])).rejects.toThrow(
    'la pagina /meteo, che è già di «altro»',
  );
});

test('a guest’s calls wait until they are approved, and a build that asks for more waits again', async () => {
  const prizes = 'GET /api/admin/prizes';
  const players = 'GET /api/admin/players';
  await expect(serve([['1', guest('premi', { calls: [prizes] })]])).rejects.toThrow(prizes);
  await serve([['1', guest('premi', { calls: [prizes] })]], [prizes]);
  await serve([['2', guest('premi', { calls: [prizes] })]]);
  await expect(serve([['3', guest('premi', { calls: [prizes, players] })]])).rejects.toThrow(
    `«premi» chiede chiamate che nessuno ha approvato: ${players}`,
  );
  await serve([['3', guest('premi', { calls: [prizes, players] })]], [players]);
});

test('after going back, what an admin had approved is not asked of an admin again, and of another key it is', async () => {
  const calls = ['GET /api/admin/prizes'];
  const quiet = ['1', guest('premi')] as const;
  const loud = ['2', guest('premi', { calls })] as const;
  const back = () =>
    database.transaction((trx) => goBack(trx, {}, { by: 'Maria', author: HOUSE, at, why: 'Guasta' }));
  await serve([['0', guest('altro')]]);
  await serve([quiet]);
  await serve([loud], calls);
  await back();
  const keyId = '0199f7a2-5c00-7000-8000-000000000001';
  await database('plugin_owners').where({ name: 'premi' }).update({ key_id: keyId });
  await expect(serve([loud], [], { isAdmin: false, keyId })).rejects.toThrow(calls[0]);
  await back();
  expect(await serve([loud])).toBe(6);
  await serve([quiet]);
  await expect(serve([loud])).rejects.toThrow(calls[0]);
});
