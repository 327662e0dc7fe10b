import type { Generation } from '@vetta/contract/generation';
import { z } from 'zod';
import type { Published } from './published.ts';

const Table = z.record(z.string(), z.string());

/** The hash of every script and sheet of a generation, by address. */
export type Integrity = ReadonlyMap<string, string>;

/** Addresses of a generation's builds, each with a slash at its end. */
const buildsOf = ({ shell, plugins }: Generation): string[] => [
  `/shell/${shell}/`,
  ...plugins.map(({ name, hash }) => `/p/${name}/${hash}/`),
];

/** Reads the tables that publishing wrote. A build without one is left out: it loads unchecked, or not at all. */
export async function readIntegrity(published: Published, generation: Generation): Promise<Integrity> {
  const tables = await Promise.all(
    buildsOf(generation).map(async (base) => {
      const text = await published.text(`${base}integrity.json`).catch(() => '{}');
      return Object.entries(Table.parse(JSON.parse(text))).map(
        ([file, hash]) => [base + file, hash] as const,
      );
    }),
  );
  return new Map(tables.flat());
}

/** The import map that makes browsers refuse a module whose bytes are others. */
export const importMap = (integrity: Integrity): string =>
  JSON.stringify({ integrity: Object.fromEntries([...integrity].filter(([file]) => file.endsWith('.js'))) });
