import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { run } from '@vetta/server/processes/run';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowedImports } from './allowed-imports.ts';
import { wrongImports } from './wrong-imports.ts';

const workspaces = Object.keys(allowedImports);

/** A temporary checkout with our package.json files, where tests break a rule. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-imports-'));
  for (const file of ['biome.json', ...workspaces.map((path) => join(path, 'package.json'))])
    await cp(join(checkout, file), join(folder, file));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

/** Returns the numbers of the lines that Biome reports. */
async function reportedLines(file: string): Promise<number[]> {
  const rules = ['correctness/noUndeclaredDependencies', 'style/noRestrictedImports'];
  const options = [...rules.map((rule) => `--only=${rule}`), '--vcs-enabled=false', '--max-diagnostics=none'];
  const { output } = await run(join(checkout, 'node_modules/.bin/biome'), ['lint', ...options, file], {
    cwd: folder,
  });
  return [...output.matchAll(/^\S+:(\d+):\d+ lint\//gm)].map(([, line]) => Number(line));
}

test('this repository breaks no import rule', async () => {
  expect(await wrongImports(checkout)).toEqual([]);
});

test('the table of allowed imports has every workspace', async () => {
  const { output } = await run('npm', ['query', '.workspace'], { cwd: checkout });
  const real = [...output.matchAll(/"location": "([^"]+)"/g)].map(([, path]) => path);
  expect(real.sort()).toEqual(workspaces.toSorted());
});

test('no workspace depends on itself through others', () => {
  const reachable = (path: string, seen: readonly string[] = []): string[] =>
    (allowedImports[path] ?? []).flatMap((next) =>
      seen.includes(next) ? [next] : [next, ...reachable(next, [...seen, next])],
    );
  for (const path of workspaces) expect(reachable(path)).not.toContain(path);
});

test('a dependency on a workspace that the table does not allow is reported', async () => {
  const file = join(folder, 'services/league/package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, devDependencies: { '@vetta/api': '*' } }));
  expect(await wrongImports(folder)).toEqual([
    'services/league/package.json: services/league may not import @vetta/api (tools/src/imports/allowed-imports.ts)',
  ]);
});

test('a service that must not reach the browsers’ client through another file', async () => {
  await write('contract/src/client/call.ts', '');
  await write('contract/src/between.ts', "import { call } from './client/call.ts';");
  await write('services/api/src/page.ts', "import { between } from '@vetta/contract/between';");
  expect(await wrongImports(folder)).toEqual([
    'services/api/src/page.ts: between.ts → client/call.ts belongs to browsers',
  ]);
});

test.each(workspaces)('%s imports only what its package.json declares', async (path) => {
  const others = workspaces.filter((other) => other !== path);
  const manifest = JSON.parse(await readFile(join(folder, path, 'package.json'), 'utf8'));
  const lines = others.map((other) => `import '@vetta/${other.split('/').at(-1)}/subject';`);
  await write(join(path, 'src/probe.ts'), lines.join('\n'));
  const wrong = others.flatMap((other, index) =>
    `@vetta/${other.split('/').at(-1)}` in (manifest.dependencies ?? {}) ? [] : [index + 1],
  );
  expect(await reportedLines(join(path, 'src/probe.ts'))).toEqual(wrong);
});

test('a front end may import the plugin kit only in its Vite configuration', async () => {
  const line = "import '@vetta/plugin-kit/vite';";
  await write('mf-public/vite.config.ts', line);
  await write('mf-public/src/page.ts', line);
  expect(await reportedLines('mf-public/vite.config.ts')).toEqual([]);
  expect(await reportedLines('mf-public/src/page.ts')).toEqual([1]);
});

test('a relative import of another workspace is reported', async () => {
  await write(
    'services/api/src/probe.ts',
    "import '../../league/src/subject.ts';\nimport '../testing/kit.ts';",
  );
  expect(await reportedLines('services/api/src/probe.ts')).toEqual([1]);
});
