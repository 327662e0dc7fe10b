import { Integrity } from '@vetta/contract/build-files';
import type { Generation } from '@vetta/contract/plugins-json';
import { INTEGRITY_FILE, pluginAddress, shellAddress } from '@vetta/contract/published-build';
import { inlineJson } from './escape-html.ts';
import type { Published } from './published.ts';

/** The hash of every script and sheet of a generation, by address. */
export type Hashes = ReadonlyMap<string, string>;

/**
 * Reads the hashes that publishing wrote. A build whose hashes cannot be read is left out: its files load unchecked, and
 * `isComplete` is false.
 */
export async function readHashes(
  published: Published,
  { shell, plugins }: Generation,
): Promise<{ readonly hashes: Hashes; readonly isComplete: boolean }> {
  // A guest's script is in its own document, which names its hash.
  const loaded = plugins.filter(({ isolated }) => !isolated);
  const builds = [shellAddress(shell), ...loaded.map(({ name, hash }) => pluginAddress(name, hash))];
  const tables = await Promise.all(
    // A file that a full disk left empty is as good as none.
    builds.map((build) => readBuildHashes(published, build).catch(() => undefined)),
  );
  const read = tables.filter((table) => table !== undefined);
  return { hashes: new Map(read.flat()), isComplete: read.length === tables.length };
}

/** Throws if the file is missing or damaged. */
async function readBuildHashes(published: Published, build: string) {
  const hashes = Integrity.parse(JSON.parse(await published.text(build + INTEGRITY_FILE)));
  return Object.entries(hashes).map(([file, hash]) => [build + file, hash] as const);
}

/** Returns the import map that makes browsers refuse a module with other bytes. */
export const importMap = (hashes: Hashes): string => {
  const scripts = [...hashes].filter(([file]) => file.endsWith('.js'));
  return inlineJson({ integrity: Object.fromEntries(scripts) });
};
