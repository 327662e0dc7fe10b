import { existsSync, globSync } from 'node:fs';
import {
  access,
  constants,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PluginName } from '@vetta/contract/plugin-names';
import { SHELL } from '@vetta/contract/published-build';
import { CommandError } from '../publishing/command-error.ts';
import { packWorkspaces } from './pack-workspaces.ts';

/** The plugin that a new one is copied from. */
const example = {
  name: 'meteo',
  folder: fileURLToPath(new URL('../../../examples/meteo/', import.meta.url)),
};

const generated = new Set(['node_modules', 'dist', 'vendor', 'package-lock.json']);

/**
 * Makes the folder of a new plugin in `into`: the example, with the plugin's own name, and the packages that no registry has. The
 * folder is there once it is whole, and not at all if something fails or the author interrupts. `tell` hears each step as it begins.
 * Returns the folder; throws CommandError if there is one already, or if no plugin may be called so.
 */
export async function newPlugin(name: string, into: string, tell: (step: string) => void): Promise<string> {
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
  await requireWritable(into);
  return inTemporaryFolder(async (room, signal) => {
    tell(`Copying the example as «${name}»`);
    const whole = join(room, name);
    await cp(example.folder, whole, {
      recursive: true,
      filter: (path) => !generated.has(path.slice(example.folder.length)),
    });
    for (const entry of globSync('**/*', { cwd: whole, withFileTypes: true })) {
      if (entry.isFile()) await renameIn(join(entry.parentPath, entry.name), name);
    }
    await packWorkspaces(join(whole, 'vendor'), { room, signal, tell });
    await mkdir(into, { recursive: true });
    await moveTo(folder, whole);
    return folder;
  });
}

/** Throws CommandError if no folder can be made in `into`, itself or what of it is there: known before the long part. */
async function requireWritable(into: string): Promise<void> {
  let there = into;
  while (!existsSync(there)) there = dirname(there);
  try {
    if (!(await stat(there)).isDirectory()) throw new CommandError(`${there} is not a folder.`);
    await access(there, constants.W_OK);
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`Nothing can be written in ${there}: choose another folder with --into.`, {
      cause,
    });
  }
}

/**
 * Calls `use` with a new folder among the system's temporary ones, and removes it afterwards. The signal is aborted, with a
 * CommandError, when the author interrupts.
 */
async function inTemporaryFolder<T>(use: (room: string, signal: AbortSignal) => Promise<T>): Promise<T> {
  const room = await mkdtemp(join(tmpdir(), 'vetta-new-'));
  const interrupted = new AbortController();
  const stop = () => interrupted.abort(new CommandError('Interrupted: nothing was made.'));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    return await use(room, interrupted.signal);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    await rm(room, { recursive: true });
  }
}

/** Copies a whole folder beside its new place, then gives it its name: it may be on another disk, and is never seen half. */
async function moveTo(folder: string, whole: string): Promise<void> {
  const beside = await mkdtemp(join(dirname(folder), '.vetta-new-'));
  try {
    await cp(whole, join(beside, 'whole'), { recursive: true });
    await rename(join(beside, 'whole'), folder);
  } finally {
    await rm(beside, { recursive: true });
  }
}

/** Writes the plugin's name instead of the example's, in words and in titles. */
async function renameIn(file: string, name: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const renamed = text.replace(/\bmeteo\b/g, name).replace(/\bMeteo\b/g, titleOf(name));
  if (renamed !== text) await writeFile(file, renamed);
}

/** `orario-estivo` is called «Orario estivo». */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
