import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { checkout } from '@vetta/server/checkout';
import { exited, runScript } from '@vetta/server/testing/run-script';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const example = join(checkout, 'examples/meteo');
const generated = /^(vendor|node_modules|dist)\/|^package-lock\.json$/;

/** The name of the new plugin, and the title that follows from it. */
const [NAME, TITLE] = ['orario-estivo', 'Orario estivo'];
const room = await folderOfFile();
/** What the command says while it makes it. */
let output: string;
beforeAll(async () => {
  const made = await runScript(['plugin', 'new', NAME], { INIT_CWD: room }, 180_000);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(join(room, NAME)) });
  output = made.output;
}, 200_000);

/** The texts of a plugin's sources by their paths. */
async function sourcesIn(folder: string): Promise<Record<string, string>> {
  const paths = globSync('{**/*,.*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !generated.test(path));
  const texts = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}

test('a new plugin is the example but for its name, with the three packages that no registry has', async () => {
  const made = await sourcesIn(join(room, NAME));
  const asExample = Object.entries(made).map(([path, text]) => [
    path,
    text.replaceAll(NAME, 'meteo').replaceAll(TITLE, 'Meteo'),
  ]);
  expect(Object.fromEntries(asExample)).toEqual(await sourcesIn(example));
  expect(Object.keys(made)).toContain('.gitignore');
  const vendor = globSync('*', { cwd: join(room, NAME, 'vendor') });
  expect(vendor.sort()).toEqual(['contract.tgz', 'design-system.tgz', 'plugin-kit.tgz']);
});

test('each step of a new plugin is told as it begins, and at the end what comes next', () => {
  const lines = output.trim().split('\n');
  expect(lines.filter((line) => line.startsWith('… '))).toEqual([
    '… Copying the example as «orario-estivo»',
    '… Building the design system, which takes a minute the first time',
    '… Packing @vetta/contract',
    '… Packing @vetta/design-system',
    '… Packing @vetta/plugin-kit',
  ]);
  expect(lines.slice(5).join('\n')).toMatch(
    /Next:\n {2}cd orario-estivo\n {2}npm install .*\n {2}npm run dev /,
  );
});

test('one that is interrupted leaves nothing behind, and says so', async () => {
  const into = join(room, 'interrotti');
  const command = [join(checkout, 'bin/vetta.mjs'), 'plugin', 'new', 'vento', '--into', into];
  const making = spawn(process.execPath, command, { env: { ...process.env, TMPDIR: room } });
  let said = '';
  for (const stream of [making.stdout, making.stderr])
    stream.on('data', (bytes) => {
      const before = said;
      said += bytes;
      if (!before.includes('Packing') && said.includes('Packing')) making.kill('SIGINT');
    });
  const [code] = await once(making, 'exit');
  expect([code, said]).toEqual([1, expect.stringMatching(/\nInterrupted: nothing was made\.\n$/)]);
  expect(globSync('{interrotti,vetta-*}', { cwd: room })).toEqual([]);
}, 120_000);

test('one that cannot be made in a place says so before the work', async () => {
  const made = await runScript(['plugin', 'new', 'vento', '--into', join(example, 'plugin.ts', 'qui')]);
  expect(made).toMatchObject(exited(1, /plugin\.ts is not a folder\.\s*$/));
});

test('its name is in its declaration, its address and its words, and a folder is never written over', async () => {
  const made = await sourcesIn(join(room, NAME));
  expect(made['plugin.ts']).toContain("{ path: '/orario-estivo', title: 'Orario estivo', module");
  expect(Object.values(made).join('\n')).not.toMatch(/meteo/i);
  expect(await runScript(['plugin', 'new', NAME], { INIT_CWD: room })).toMatchObject(
    exited(1, 'is there already'),
  );
});

test.each(['Meteo', 'shell', '../meteo', '1meteo'])('no plugin can be called %s', async (name) => {
  const { code, output } = await runScript(['plugin', 'new', name], { INIT_CWD: room });
  expect([code, output]).toEqual([1, expect.stringContaining('cannot be called')]);
});

const Package = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

test('the example asks for the versions that are installed here', async () => {
  const file = join(example, 'package.json');
  const { dependencies, devDependencies } = Package.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@vetta/')) continue;
    const installed = findPackageJSON(name, file) ?? '';
    expect([name, JSON.parse(await readFile(installed, 'utf8')).version]).toEqual([name, version]);
  }
});
