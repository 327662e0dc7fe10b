import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { baseConfig } from '@vetta/plugin-kit/base-config';
import { checkout } from '@vetta/server/checkout';
import { build, mergeConfig, type Rolldown } from 'vite';

const page = join(checkout, 'mf-public/src/page/page.tsx');

// In place of federation's runtime: the page is a chunk of the same build.
const runtime = `
export const satisfy = () => true;
export const registerRemotes = () => {};
export const loadRemote = () => import(${JSON.stringify(page)});
`;

/** Builds the shell and the public page as one application without federation; returns the gzipped bytes of its scripts for `/`. */
export async function singlePageBytes(): Promise<number> {
  const built = await build(
    mergeConfig(baseConfig(join(checkout, 'shell'), 'bench'), {
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'vetta:no-federation',
          enforce: 'pre',
          resolveId: (id: string) => (id === '@module-federation/runtime' ? '\0no-federation' : undefined),
          load: (id: string) => (id === '\0no-federation' ? runtime : undefined),
        },
      ],
      build: { write: false, rolldownOptions: { input: 'src/main.tsx' } },
    }),
  );
  if (!Array.isArray(built) && !('output' in built)) throw new Error('unreachable: the build does not watch');
  const chunks = [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk');
  return [...neededForPage(chunks)]
    .map(({ code }) => gzipSync(code, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the chunks of the entry and of the page with everything that they import. */
function neededForPage(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry || chunk.facadeModuleId === page) add(chunk);
  return needed;
}
