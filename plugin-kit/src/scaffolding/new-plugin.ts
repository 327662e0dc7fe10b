import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PluginName } from '@vetta/contract/plugins-json';
import { SHELL } from '@vetta/contract/published-build';
import { CommandError } from '../publishing/command-error.ts';

/** The plugin that a new one is copied from. */
const example = {
  name: 'meteo',
  folder: fileURLToPath(new URL('../../../examples/meteo/', import.meta.url)),
};

const generated = new Set(['node_modules', 'dist', 'vendor', 'package-lock.json']);

/**
 * Makes the folder of a new plugin in `into`: the example, with the plugin's own name. Returns the folder; throws
 * CommandError if there is one already, or if no plugin may be called so.
 */
export async function newPlugin(name: string, into: string): Promise<string> {
  if (!PluginName.safeParse(name).success || name === SHELL)
    throw new CommandError(
      `A plugin cannot be called «${name}»: lower-case letters, digits and hyphens, a letter first, and not "${SHELL}".`,
    );
  if (!existsSync(example.folder))
    throw new CommandError(
      'A new plugin is made from a checkout of Vetta: run "npm run plugin -- new" there.',
    );
  const folder = join(into, name);
  if (existsSync(folder))
    throw new CommandError(`${folder} is there already: choose another name or folder.`);
  await mkdir(into, { recursive: true });
  await cp(example.folder, folder, {
    recursive: true,
    filter: (path) => !generated.has(path.slice(example.folder.length)),
  });
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) await rename(join(entry.parentPath, entry.name), name);
  }
  return folder;
}

/** Writes the plugin's name instead of the example's, in words and in titles. */
async function rename(file: string, name: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const renamed = text.replace(/\bmeteo\b/g, name).replace(/\bMeteo\b/g, titleOf(name));
  if (renamed !== text) await writeFile(file, renamed);
}

/** `orario-estivo` is called «Orario estivo». */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
