import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { allowedImports } from './allowed-imports.ts';

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Returns one sentence per dependency on a workspace that `allowedImports` does not list. Biome reports an import that
 * package.json does not declare; it cannot check what a package.json may declare.
 */
export async function wrongImports(checkout: string): Promise<string[]> {
  const declared = await Promise.all(
    Object.keys(allowedImports).map((path) => wrongDependencies(checkout, path)),
  );
  return declared.flat();
}

const workspaceOf = (name: string) =>
  Object.keys(allowedImports).find((path) => name === `@vetta/${path.split('/').at(-1)}`);

async function wrongDependencies(checkout: string, path: string): Promise<string[]> {
  const file = join(path, 'package.json');
  const { dependencies, devDependencies } = Manifest.parse(
    JSON.parse(await readFile(join(checkout, file), 'utf8')),
  );
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@vetta/'))
    .filter((name) => !allowedImports[path]?.includes(workspaceOf(name) ?? name))
    .map((name) => `${file}: ${path} may not import ${name} (tools/src/imports/allowed-imports.ts)`);
}
