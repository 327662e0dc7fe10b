import { z } from 'zod';

/** What an archive says of itself, as its first entry. */
export const Manifest = z.object({
  format: z.literal('vetta-backup-1'),
  madeAt: z.iso.datetime(),
  /** The schema that the tables are in, as the migrations that made it. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.output<typeof Manifest>;

/** What it holds, as its last entry: an archive without it is not whole. */
export const Contents = z.object({ rows: z.number().int(), objects: z.number().int() });
export type Contents = z.output<typeof Contents>;

/**
 * The entries of an archive, in this order: the manifest; each table in PostgreSQL's text form, in parts, for a tar
 * wants to know a size beforehand; the objects of uploads; the contents.
 */
export const entries = {
  manifest: 'vetta.json',
  table: (name: string, part: number) => `tables/${name}/${String(part).padStart(6, '0')}`,
  object: (name: string) => `objects/${name}`,
  contents: 'end.json',
} as const;
