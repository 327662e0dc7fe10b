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
 * checks all rows at once: some foreign keys form cycles, and checking row by row would take most of the time. Triggers are disabled,
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
  let current: OpenCopy | undefined;
  const close = async () => {
    if (current === undefined) return;
    await finishCopy(current);
    current = undefined;
  };

  return {
    /** Loads one part of a table. The parts of a table must follow each other. */
    async load(table: string, bytes: AsyncIterable<unknown>): Promise<void> {
      if (current?.table !== table) {
        await close();
        current = startCopy(connection, table, columnsOf.get(table) ?? []);
      }
      await write(bytes, current);
    },
    async finish(): Promise<void> {
      await close();
      for (const { table, name, definition } of references)
        await trx.raw(`alter table ${table} add constraint ${name} ${definition}`);
      for (const table of quoted) await trx.raw(`alter table ${table} enable trigger user`);
    },
    /** Ends a COPY that an error interrupted. Otherwise the connection could not run the rollback. */
    async [Symbol.asyncDispose]() {
      if (current === undefined || current.error !== undefined) return;
      const { copy } = current;
      // Not `once`, which throws PostgreSQL's reply to the abort.
      const closed = new Promise((resolve) => copy.once('close', resolve));
      copy.destroy();
      await closed;
    },
  };
}

/** A COPY that takes the parts of one table. */
interface OpenCopy {
  readonly table: string;
  readonly copy: Writable;
  /** What PostgreSQL answered instead of taking the rows; the COPY has then ended. */
  error?: unknown;
}

function startCopy(connection: pg.Client, table: string, columns: readonly string[]): OpenCopy {
  const copy = connection.query(copyFrom(`copy ${tableWithColumns(table, columns)} from stdin`));
  const open: OpenCopy = { table, copy };
  copy.on('error', (error) => {
    open.error ??= error;
  });
  return open;
}

/** Writes one part. The COPY stays open for the next. */
async function write(bytes: AsyncIterable<unknown>, open: OpenCopy): Promise<void> {
  for await (const chunk of bytes) {
    if (open.error !== undefined) throw open.error;
    if (!open.copy.write(chunk)) await once(open.copy, 'drain');
  }
}

async function finishCopy(open: OpenCopy): Promise<void> {
  if (open.error !== undefined) throw open.error;
  open.copy.end();
  await finished(open.copy);
}
