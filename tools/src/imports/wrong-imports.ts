import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { mayKnow } from './may-know.ts';

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Returns a sentence for each import rule that the checkout breaks. Biome refuses an import that no package.json declares;
 * this function checks what Biome cannot: which workspaces a package.json may declare.
 */
export async function wrongImports(checkout: string): Promise<string[]> {
  const declared = await Promise.all(Object.keys(mayKnow).map((path) => wrongDependencies(checkout, path)));
  return declared.flat();
}

const workspaceOf = (name: string) =>
  Object.keys(mayKnow).find((path) => name === `@vetta/${path.split('/').at(-1)}`);

async function wrongDependencies(checkout: string, path: string): Promise<string[]> {
  const file = join(path, 'package.json');
  const { dependencies, devDependencies } = Manifest.parse(
    JSON.parse(await readFile(join(checkout, file), 'utf8')),
  );
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@vetta/'))
    .filter((name) => !mayKnow[path]?.includes(workspaceOf(name) ?? name))
    .map((name) => `${file}: ${path} may not know ${name} (tools/src/imports/may-know.ts)`);
}
