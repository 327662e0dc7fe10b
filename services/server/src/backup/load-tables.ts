import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Transaction } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { tableWithColumns } from './write-table.ts';

/**
 * Empties the tables and returns a loader for their rows. Foreign keys are dropped meanwhile and added again by `finish`, which
 * checks all rows at once: some form cycles, and checking row by row would take most of the time. Triggers are disabled,
 * because the backup contains what they write.
 */
export async function loadTables(trx: Transaction, tables: Manifest['tables']) {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const quoted = tables.map(({ name }) => pg.escapeIdentifier(name));
  const references = await rows<{ table: string; name: string; definition: string }>(
    trx,
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references) await trx.raw(`alter table ${table} drop constraint ${name}`);
  for (const table of quoted) await trx.raw(`alter table ${table} disable trigger user`);
  await trx.raw(`truncate ${quoted.join(', ')}`);

  // Knex has no COPY, so this uses the transaction's connection directly.
  const connection: pg.Client = await trx.client.acquireConnection();
  let open: { readonly table: string; readonly copy: Writable } | undefined;
  const close = async () => {
    if (open === undefined) return;
    open.copy.end();
    await finished(open.copy);
    open = undefined;
  };

  return {
    /** Loads one part of a table. The parts of a table must follow each other. */
    async load(table: string, bytes: AsyncIterable<unknown>): Promise<void> {
      if (open?.table !== table) {
        await close();
        const columns = columnsOf.get(table) ?? [];
        const copy = connection.query(copyFrom(`copy ${tableWithColumns(table, columns)} from stdin`));
        // The next write, or the end, throws the error.
        copy.on('error', () => {});
        open = { table, copy };
      }
      await write(bytes, open.copy);
    },
    async finish(): Promise<void> {
      await close();
      for (const { table, name, definition } of references)
        await trx.raw(`alter table ${table} add constraint ${name} ${definition}`);
      for (const table of quoted) await trx.raw(`alter table ${table} enable trigger user`);
    },
  };
}

/** Writes one part. The COPY stays open for the next. */
async function write(bytes: AsyncIterable<unknown>, copy: Writable): Promise<void> {
  for await (const chunk of bytes) {
    if (copy.write(chunk)) continue;
    if (copy.errored) throw copy.errored;
    await once(copy, 'drain');
  }
}
