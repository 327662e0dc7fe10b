import { Integrity } from '@vetta/contract/build-files';
import type { Generation } from '@vetta/contract/plugins-json';
import {
  INTEGRITY_FILE,
  INTEGRITY_TEST_FILE,
  pluginAddress,
  shellAddress,
} from '@vetta/contract/published-build';
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
  const builds = [shellAddress(shell), ...plugins.map(({ name, hash }) => pluginAddress(name, hash))];
  const tables = await Promise.all(
    builds.map(async (build) => {
      const text = await published.text(build + INTEGRITY_FILE).catch(() => undefined);
      if (text === undefined) return undefined;
      const hashes = Object.entries(Integrity.parse(JSON.parse(text)));
      return hashes.map(([file, hash]) => [build + file, hash] as const);
    }),
  );
  const read = tables.filter((table) => table !== undefined);
  return { hashes: new Map(read.flat()), isComplete: read.length === tables.length };
}

/** The hash of no file. */
const WRONG = `sha256-${Buffer.alloc(32).toString('base64')}`;

/** Returns the import map that makes browsers refuse a module with other bytes, and the file that tests whether they do. */
export const importMap = (hashes: Hashes): string => {
  const scripts = [...hashes].filter(([file]) => file.endsWith('.js'));
  const entries = scripts.map(([file, hash]) => [
    file,
    file.endsWith(`/${INTEGRITY_TEST_FILE}`) ? WRONG : hash,
  ]);
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
};
