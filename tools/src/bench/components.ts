import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { baseConfig } from '@vetta/plugin-kit/base-config';
import { checkout } from '@vetta/server/checkout';
import { build as buildFrontEnds } from '@vetta/server/start/build-front-ends';
import { build, mergeConfig, type Rolldown } from 'vite';
import type { Result } from './result.ts';

/** The most that a component's own code weighs, in gzipped bytes: it is a thin layer over its packages. */
const OWN_AT_MOST = 3_000;

const entry = '\0component';
const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id);
const isPackage = (id: string) => !/^[./\0]|^@vetta\//.test(id);

/** What each component of the design system adds to a page that has React and nothing else, heaviest first. */
export async function components(): Promise<Result[]> {
  await buildFrontEnds();
  const costs = [];
  for (const name of componentNames()) {
    const [whole, own] = [await gzippedBytes(name, isReact), await gzippedBytes(name, isPackage)];
    costs.push({ name, whole, own });
  }
  return costs
    .sort((a, b) => b.whole - a.whole)
    .map(({ name, whole, own }) => ({
      subject: name,
      floor: `${kB(whole - own)} packages`,
      ours: `${kB(whole)}, ${kB(own)} of them its own`,
      goal: `own ≤ ${kB(OWN_AT_MOST)}`,
      held: own <= OWN_AT_MOST,
    }));
}

/** A component is a folder of the design system with a file of the same name. */
const componentNames = (): string[] =>
  globSync('*/*.tsx', { cwd: join(checkout, 'design-system/src') })
    .filter((file) => basename(file, '.tsx') === dirname(file))
    .map(dirname)
    .sort();

async function gzippedBytes(name: string, external: (id: string) => boolean): Promise<number> {
  const built = await build(
    mergeConfig(baseConfig(join(checkout, 'mf-admin'), 'bench'), {
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'vetta:one-component',
          enforce: 'pre',
          resolveId: (id: string) => (id === entry ? id : undefined),
          load: (id: string) =>
            id === entry ? `export * from ${JSON.stringify(`@vetta/design-system/${name}`)};` : undefined,
        },
      ],
      build: {
        write: false,
        rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
      },
    }),
  );
  if (!Array.isArray(built) && !('output' in built)) throw new Error('unreachable: the build does not watch');
  const chunks = [built].flat().flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  return neededBy(chunks).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** Returns the entry's chunk and those that it imports; what it loads later is not part of its cost. */
function neededBy(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return [...needed];
}

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
