import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUSE } from './author.ts';
import { readGeneration } from './generations.ts';
import { makeGeneration } from './make-generation.ts';
import { readBuild, recordVersion } from './versions.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(await freshDatabase());
});
afterEach(() => database.destroy());

const at = Temporal.Instant.from('2026-11-22T10:00:00Z');
const hash = 'a'.repeat(16);
const declaration = (names: readonly string[]) => ({
  ...{ name: 'meteo', title: 'Meteo', contract: '^1.0', react: '^19.0.0', routes: [], adminSections: [] },
  scenes: names.map((name) => ({ name, title: 'Cielo', module: './page' as const })),
});

test('a plugin published before scene names had a rule is still served, and still told', async () => {
  const names = ['x'.repeat(61), 'cielo', 'cielo', ' '];
  const { number } = await database.transaction(async (trx) => {
    for (const build of [
      { name: 'shell', declaration: null },
      { name: 'meteo', declaration: declaration(names) },
    ])
      await recordVersion(trx, { ...build, hash, files: [] }, { by: 'test', author: HOUSE, at });
    const plugins = { shell: hash, meteo: hash };
    return (await makeGeneration(trx, { plugins }, { by: 'Maria', author: HOUSE, at, why: 'Prova' })).after;
  });

  const generation = await readGeneration(database, number);
  expect(generation.plugins[0]?.scenes.map(({ name }) => name)).toEqual(names);
  expect((await readBuild(database, { name: 'meteo', hash })).scenes.map(({ name }) => name)).toEqual(names);
});
