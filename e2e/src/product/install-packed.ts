import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/**
 * Installs a new plugin as `npm install` does, without a registry: unpacks its packed packages, and links each package that
 * it or they ask for to the one of this checkout. What none of them declares is not there.
 */
export async function installPacked(plugin: string): Promise<void> {
  const modules = join(plugin, 'node_modules');
  const asked = [await manifestIn(plugin)];
  for (const archive of await readdir(join(plugin, 'vendor'))) {
    const folder = join(modules, '@vetta', archive.replace('.tgz', ''));
    await mkdir(folder, { recursive: true });
    await run('tar', ['-xzf', join(plugin, 'vendor', archive), '-C', folder, '--strip-components=1']);
    asked.push(await manifestIn(folder));
  }
  const names = new Set(
    asked.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    ),
  );
  for (const name of names) {
    if (name.startsWith('@vetta/')) continue;
    const found = findPackageJSON(name, import.meta.url);
    if (found === undefined) throw new Error(`${name} is not installed.`);
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(dirname(found), join(modules, name), 'dir');
  }
}
