import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Generation, PluginManifest, type PublishedPlugin } from '@vetta/contract/generation';
import {
  FEDERATION_FILE,
  GENERATION_FILE,
  PLUGIN_FILE,
  pluginAddress,
  shellAddress,
} from '@vetta/contract/published-build';
import { folderHash } from './built-folder.ts';
import { storeBuild } from './store-build.ts';

interface Builds {
  /** The folder of the shell's build; without it the current shell stays. */
  readonly shell?: string;
  /** The folders of plugins' builds. All other plugins stay as they are. */
  readonly plugins: readonly string[];
}

export interface Publication {
  readonly generation: Generation;
  /** The addresses of the builds that were new. */
  readonly stored: readonly string[];
}

/**
 * Publishes builds in the data folder and points the generation at them. Returns the generation: a new one only if
 * something changed. Earlier builds stay where they are.
 */
export async function publish(dataDir: string, builds: Builds): Promise<Publication> {
  const before = await currentGeneration(dataDir);
  const stored: string[] = [];
  const store = async (folder: string, address: (hash: string) => string) => {
    const hash = await folderHash(folder);
    if (await storeBuild(folder, join(dataDir, address(hash)))) stored.push(address(hash));
    return hash;
  };

  const published: PublishedPlugin[] = [];
  for (const folder of builds.plugins) {
    const manifest = PluginManifest.parse(JSON.parse(await readFile(join(folder, PLUGIN_FILE), 'utf8')));
    const hash = await store(folder, (hash) => pluginAddress(manifest.name, hash));
    published.push({ ...manifest, hash, entry: pluginAddress(manifest.name, hash) + FEDERATION_FILE });
  }
  const shell = builds.shell ? await store(builds.shell, shellAddress) : before?.shell;
  if (shell === undefined) throw new Error('The first generation needs a shell.');

  const names = new Set(published.map(({ name }) => name));
  const kept = before?.plugins.filter(({ name }) => !names.has(name)) ?? [];
  const plugins = [...published, ...kept].sort((a, b) => a.name.localeCompare(b.name));
  const generation = Generation.parse({ number: before?.number ?? 1, shell, plugins });
  if (isDeepStrictEqual(before, generation)) return { generation, stored };

  const next = { ...generation, number: (before?.number ?? 0) + 1 };
  await pointAt(dataDir, next);
  return { generation: next, stored };
}

/** Returns the published generation; undefined before the first publication. */
export async function currentGeneration(dataDir: string): Promise<Generation | undefined> {
  try {
    return Generation.parse(JSON.parse(await readFile(join(dataDir, GENERATION_FILE), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the generation's file as a whole: readers see the old one or the new one. */
async function pointAt(dataDir: string, generation: Generation): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = join(dataDir, `${GENERATION_FILE}.${randomUUID()}`);
  await writeFile(unfinished, `${JSON.stringify(generation, null, 2)}\n`);
  await rename(unfinished, join(dataDir, GENERATION_FILE));
}
