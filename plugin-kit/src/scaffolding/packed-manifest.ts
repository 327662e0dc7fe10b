import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { PLUGIN_CONTRACT } from '@vetta/contract/plugin';
import { z } from 'zod';

const Target = z.union([z.string(), z.object({ types: z.string(), default: z.string() })]);

const Manifest = z.object({
  name: z.string(),
  type: z.literal('module'),
  sideEffects: z.array(z.string()).optional(),
  exports: z.record(z.string(), Target),
  dependencies: z.record(z.string(), z.string()),
});

/** Returns the package.json of a packed workspace: its exports compiled, and its dependencies as they are installed here. */
export async function packedManifest(workspace: string): Promise<object> {
  const file = join(workspace, 'package.json');
  const { dependencies, exports, ...manifest } = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const pinned = await Promise.all(
    Object.keys(dependencies).map(async (name) => [name, await versionOf(name, file)] as const),
  );
  return {
    ...manifest,
    version: PLUGIN_CONTRACT,
    exports: Object.fromEntries(Object.entries(exports).map(([key, target]) => [key, compiled(target)])),
    ...(manifest.name === '@vetta/plugin-kit' && { bin: { 'vetta-plugin': './src/bin.js' } }),
    dependencies: Object.fromEntries(pinned),
  };
}

const script = (path: string): string => path.replace(/\.tsx?$/, '.js');
const types = (path: string): string => path.replace(/\.tsx?$/, '.d.ts');

function compiled(target: z.output<typeof Target>): z.output<typeof Target> {
  if (typeof target !== 'string') return { types: types(target.types), default: target.default };
  return /\.tsx?$/.test(target) ? { types: types(target), default: script(target) } : target;
}

async function versionOf(name: string, file: string): Promise<string> {
  if (name.startsWith('@vetta/')) return PLUGIN_CONTRACT;
  const found = findPackageJSON(name, file);
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(found, 'utf8'))).version;
}
