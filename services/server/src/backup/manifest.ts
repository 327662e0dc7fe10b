import { z } from 'zod';

/** The archive's first entry. */
export const Manifest = z.object({
  format: z.literal('vetta-backup-1'),
  madeAt: z.iso.datetime(),
  /** The archive ends with a seal (seal.ts). */
  seal: z.literal('sha256'),
  /** What the installation said at that moment (answers.ts), for `npm run drill`. */
  answers: z.record(z.string(), z.string()).optional(),
  /** The migrations that made the schema of these tables. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.output<typeof Manifest>;

/** The archive's last entry. An archive without it is not complete. */
export const Contents = z.object({ rows: z.number().int(), objects: z.number().int() });
export type Contents = z.output<typeof Contents>;

/**
 * The names of an archive's entries, in this order: the manifest; each table in PostgreSQL's text format, in parts, because
 * tar needs each size in advance; the objects of the uploads and of the builds that are served; the contents.
 */
export const entries = {
  manifest: 'vetta.json',
  table: (name: string, part: number) => `tables/${name}/${String(part).padStart(6, '0')}`,
  object: (name: string) => `objects/${name}`,
  contents: 'end.json',
} as const;
