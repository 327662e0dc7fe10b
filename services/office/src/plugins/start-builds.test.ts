import type { PluginManifest } from '@vetta/contract/plugins-json';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUSE } from './author.ts';
import { forgetFrontEnds } from './forget-front-ends.ts';
import { currentNumber, readGeneration } from './generations.ts';
import { makeGeneration } from './make-generation.ts';
import { startBuilds } from './start-builds.ts';
import { recordVersion } from './versions.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(await freshDatabase());
});
afterEach(() => database.destroy());

const at = Temporal.Instant.from('2026-11-22T10:00:00Z');

/** Published builds are named by one letter here: `a` is the hash aaaaaaaaaaaaaaaa. */
const hashOf = (letter: string) => letter.repeat(16);
const declaration = (name: string): PluginManifest => ({
  name,
  title: name,
  contract: '^1.0',
  react: '^19.0.0',
  routes: [],
  adminSections: [],
  scenes: [],
});

async function publish(name: string, letter: string): Promise<void> {
  await database.transaction((trx) =>
    recordVersion(
      trx,
      { name, hash: hashOf(letter), declaration: name === 'shell' ? null : declaration(name), files: [] },
      { by: 'test', author: HOUSE, at },
    ),
  );
}
/** Publishes the builds of a start and starts with them. */
async function start(builds: Record<string, string>): Promise<void> {
  for (const [name, letter] of Object.entries(builds)) await publish(name, letter);
  const hashes = new Map(Object.entries(builds).map(([name, letter]) => [name, hashOf(letter)]));
  await database.transaction((trx) => startBuilds(trx, hashes, at));
}
const choose = async (plugins: Record<string, string | null>) => {
  for (const [name, letter] of Object.entries(plugins)) if (letter !== null) await publish(name, letter);
  const hashes = Object.entries(plugins).map(([name, letter]) => [name, letter && hashOf(letter)]);
  await database.transaction((trx) =>
    makeGeneration(
      trx,
      { plugins: Object.fromEntries(hashes) },
      { by: 'Maria', author: HOUSE, at, why: 'Prova' },
    ),
  );
};
/** Returns the current generation's number and builds: `2 shell=a pagina=b`. */
async function served(): Promise<string> {
  const number = (await currentNumber(database)) ?? 0;
  const { shell, plugins } = await readGeneration(database, number);
  const named = plugins.map(({ name, hash }) => `${name}=${hash[0]}`);
  return [number, `shell=${shell[0]}`, ...named].join(' ');
}

test('the same start again makes no generation; another build makes one', async () => {
  await start({ shell: 'a', pagina: 'a' });
  expect(await served()).toBe('1 shell=a pagina=a');
  await start({ shell: 'a', pagina: 'a' });
  expect(await served()).toBe('1 shell=a pagina=a');
  await start({ shell: 'a', pagina: 'b' });
  expect(await served()).toBe('2 shell=a pagina=b');
});

test('the first start says that it is the first, and a later one that its builds are others', async () => {
  await start({ shell: 'a' });
  await start({ shell: 'b' });
  const made = await rows(database, 'select why from generations order by number');
  expect(made).toEqual([{ why: 'Primo avvio' }, { why: 'Avvio con altre versioni' }]);
});

test('a start with an older build makes a generation that serves it again', async () => {
  await start({ shell: 'a', pagina: 'a' });
  await start({ shell: 'a', pagina: 'b' });
  await start({ shell: 'a', pagina: 'a' });
  expect(await served()).toBe('3 shell=a pagina=a');
});

test('what an admin chose, added or removed survives a start with the same builds', async () => {
  await start({ shell: 'a', pagina: 'a', pannello: 'a' });
  await choose({ pagina: 'c', meteo: 'a', pannello: null });
  await start({ shell: 'a', pagina: 'a', pannello: 'a' });
  expect(await served()).toBe('2 shell=a meteo=a pagina=c');
  await start({ shell: 'b', pagina: 'a', pannello: 'a' });
  expect(await served()).toBe('3 shell=b meteo=a pagina=c');
});

test('a plugin that a newer version of Vetta no longer contains is removed, unless an admin replaced it', async () => {
  await start({ shell: 'a', pagina: 'a', meteo: 'a', borsa: 'a' });
  await choose({ borsa: 'c' });
  await start({ shell: 'a', pagina: 'a' });
  expect(await served()).toBe('3 shell=a borsa=c pagina=a');
});

test('a start after a restore serves its own front ends whatever the archive had, and its guests', async () => {
  await start({ shell: 'a', 'mf-page': 'a' });
  await choose({ shell: 'c', 'mf-page': 'c', 'mf-other': 'c', meteo: 'a' });
  await database.transaction(forgetFrontEnds);
  await start({ shell: 'a', 'mf-page': 'a' });
  expect(await served()).toBe('3 shell=a meteo=a mf-page=a');
});

test('two starts at once make one generation', async () => {
  for (const [name, letter] of [
    ['shell', 'a'],
    ['pagina', 'a'],
  ] as const)
    await publish(name, letter);
  await Promise.all([start({ shell: 'a', pagina: 'a' }), start({ shell: 'a', pagina: 'a' })]);
  expect(await served()).toBe('1 shell=a pagina=a');
});
