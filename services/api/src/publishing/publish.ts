import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Generation, PluginManifest, type PublishedPlugin } from '@vetta/contract/generation';
import { folderHash } from './built-folder.ts';
import { storeBuild } from './store-build.ts';

interface Builds {
  /** The shell's finished build; without it the shell of the generation before stays. */
  readonly shell?: string;
  /** Finished builds of plugins. Plugins that are not among them stay as they are. */
  readonly plugins: readonly string[];
}

export interface Publication {
  readonly generation: Generation;
  /** Addresses of the builds that were new. */
  readonly stored: readonly string[];
}

/**
 * Publishes finished builds under the data folder and points `plugins.json` at them. A new generation is made only where
 * something changed; builds that were published before stay where they are.
 */
export async function publish(dataDir: string, builds: Builds): Promise<Publication> {
  const before = await currentGeneration(dataDir);
  const stored: string[] = [];
  const store = async (folder: string, address: (hash: string) => string) => {
    const hash = await folderHash(folder);
    if (await storeBuild(folder, join(dataDir, address(hash)))) stored.push(`/${address(hash)}/`);
    return hash;
  };

  const published: PublishedPlugin[] = [];
  for (const folder of builds.plugins) {
    const manifest = PluginManifest.parse(JSON.parse(await readFile(join(folder, 'plugin.json'), 'utf8')));
    const hash = await store(folder, (hash) => `p/${manifest.name}/${hash}`);
    published.push({ ...manifest, hash, entry: `/p/${manifest.name}/${hash}/mf-manifest.json` });
  }
  const shell = builds.shell ? await store(builds.shell, (hash) => `shell/${hash}`) : before?.shell;
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

/** The generation that is served now, or undefined where nothing was published yet. */
export async function currentGeneration(dataDir: string): Promise<Generation | undefined> {
  try {
    return Generation.parse(JSON.parse(await readFile(join(dataDir, 'plugins.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Readers see the old generation or the new one, never half of it. */
async function pointAt(dataDir: string, generation: Generation): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = join(dataDir, `plugins.json.${randomUUID()}`);
  await writeFile(unfinished, `${JSON.stringify(generation, null, 2)}\n`);
  await rename(unfinished, join(dataDir, 'plugins.json'));
}
