import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './processes/run.ts';

const checkout = resolve(import.meta.dirname, '../..');
const biome = join(checkout, 'node_modules/.bin/biome');

/** Who may know whom: design, section 1. Everything else is forbidden. */
const mayKnow: Record<string, string[]> = {
  contract: [],
  'design-system': [],
  'mf-public': ['contract', 'design-system'],
  'mf-admin': ['contract', 'design-system'],
  shell: ['contract', 'design-system'],
  storybook: ['design-system'],
  'services/league': ['contract'],
  'services/api': ['contract', 'services/league'],
  'services/scheduler': ['contract', 'services/league'],
  tools: ['contract', 'services/league', 'services/api', 'services/scheduler'],
  e2e: ['contract', 'tools'],
};

interface Probe {
  from: string;
  /** The file inside it; else one among its sources. */
  file?: string;
  line: string;
  allowed: boolean;
}

const workspaces = Object.keys(mayKnow);
const byName = (path: string) => `@vetta/${path.split('/').at(-1)}`;
const up = (from: string) => '../'.repeat(from.split('/').length + 1);

const probes: Probe[] = workspaces.flatMap((from) => [
  { from, line: `import './own-subject.ts';`, allowed: true },
  { from, line: `import '../own/subject.ts';`, allowed: true },
  { from, line: `import '../src/subject.ts';`, allowed: true },
  ...workspaces
    .filter((to) => to !== from)
    .flatMap((to) => [
      { from, line: `import '${byName(to)}/subject';`, allowed: mayKnow[from]?.includes(to) ?? false },
      {
        from,
        line: `import type { A } from '${byName(to)}/deep/subject';`,
        allowed: mayKnow[from]?.includes(to) ?? false,
      },
      { from, line: `await import('${up(from)}${to}/src/subject.ts');`, allowed: false },
    ]),
]);
for (const from of ['services/league', 'services/api', 'services/scheduler']) {
  probes.push({ from, line: `import '@vetta/contract/client/call';`, allowed: false });
}

// A front end is built by the tools' code, in the one file that says so.
for (const from of ['shell', 'mf-public', 'mf-admin']) {
  const file = 'vite.config.ts';
  probes.push({ from, line: `import '@vetta/tools/plugin/vite';`, allowed: false });
  probes.push({ from, file, line: `import '@vetta/tools/plugin/vite';`, allowed: true });
  probes.push({ from, file, line: `import '@vetta/tools/start/serve';`, allowed: false });
  probes.push({ from, file, line: `import '@vetta/api/server';`, allowed: false });
}

let folder: string;
let refused: Set<Probe>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-imports-'));
  await cp(join(checkout, 'biome.json'), join(folder, 'biome.json'));
  const files = Map.groupBy(probes, ({ from, file = 'src/probe.ts' }) => join(from, file));
  for (const [file, lines] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), lines.map(({ line }) => `${line}\n`).join(''));
  }
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
  const { output } = await run(biome, ['lint', ...options, '.'], { cwd: folder });
  const found = output.matchAll(/^(\S+):(\d+):\d+ lint\/style\/noRestrictedImports/gm);
  refused = new Set([...found].flatMap(([, file = '', line]) => files.get(file)?.[Number(line) - 1] ?? []));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the check refuses exactly the imports that the house forbids', () => {
  const told = ({ from, file = '', line }: Probe) => `${from} ${file} ${line}`;
  expect(probes.filter((probe) => probe.allowed && refused.has(probe)).map(told)).toEqual([]);
  expect(probes.filter((probe) => !probe.allowed && !refused.has(probe)).map(told)).toEqual([]);
});

test('every workspace has its place in the rule', async () => {
  const { output } = await run('npm', ['query', '.workspace'], { cwd: checkout });
  const real = [...output.matchAll(/"location": "([^"]+)"/g)].map((m) => m[1]).sort();
  expect(real).toEqual([...workspaces].sort());
});
