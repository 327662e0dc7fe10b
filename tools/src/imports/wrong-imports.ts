import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { allowedImports } from './allowed-imports.ts';

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Returns a sentence for each import rule that the checkout breaks. Biome reports an import that package.json does not
 * declare; it cannot check what a package.json may declare (`allowedImports`), nor that no service reaches
 * `contract/client`, the browsers' half of the contract, through another file.
 */
export async function wrongImports(checkout: string): Promise<string[]> {
  const declared = await Promise.all(
    Object.keys(allowedImports).map((path) => wrongDependencies(checkout, path)),
  );
  return [...declared.flat(), ...(await clientsInServices(checkout))];
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

const CONTRACT = '@vetta/contract/';
const specifier = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

async function specifiersOf(file: string): Promise<string[]> {
  return [...(await readFile(file, 'utf8')).matchAll(specifier)].map(([, name = '']) => name);
}

/** The contract's files that a service imports must not lead to the browsers' client. */
async function clientsInServices(checkout: string): Promise<string[]> {
  const sources = join(checkout, 'contract/src');
  const wrong: string[] = [];
  for (const file of globSync('services/*/{src,testing}/**/*.ts', { cwd: checkout })) {
    for (const name of await specifiersOf(join(checkout, file))) {
      // Its samples for tests stand beside its sources, and lead to them alone.
      if (!name.startsWith(CONTRACT) || name.startsWith(`${CONTRACT}testing/`)) continue;
      const path = await pathToClient(join(sources, `${name.slice(CONTRACT.length)}.ts`), sources);
      if (path) wrong.push(`${file}: ${path.join(' → ')} belongs to browsers`);
    }
  }
  return wrong;
}

/** Returns the files between `file` and the first file of the client that it leads to, or undefined. */
async function pathToClient(
  file: string,
  sources: string,
  seen = new Set<string>(),
): Promise<string[] | undefined> {
  const name = relative(sources, file);
  if (name.startsWith('client/')) return [name];
  // Imports may go in a circle.
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const next of await specifiersOf(file)) {
    if (!next.startsWith('.')) continue;
    const path = await pathToClient(join(dirname(file), next), sources, seen);
    if (path) return [name, ...path];
  }
  return undefined;
}
