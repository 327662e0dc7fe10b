import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_TABLE_BYTES } from '@vetta/contract/imports';
import type { Context } from 'koa';
import { notATable, tableTooLarge } from '../errors/http-error.ts';
import { readBytes } from './body.ts';

/** How many bytes a form may have besides its file: boundaries, headers, and what was decided for a large office. */
const ENVELOPE = 1024 * 1024;

/**
 * Returns the fields of a form with one file, whole in memory: a table is small, and is read as a whole. Throws 413 for a file
 * above 5 MB, and 415 for what is no such form.
 */
export async function readForm(ctx: Context): Promise<Record<string, string | File>> {
  const bytes = await readBytes(ctx, MAX_TABLE_BYTES + ENVELOPE, tableTooLarge);
  const fields = new Map<string, string | File>();
  let isTooLarge = false;
  let isBroken = false;
  const form = openForm(ctx);
  form.on('file', (field, stream, name) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (piece: Buffer<ArrayBuffer>) => pieces.push(piece));
    stream.on('limit', () => {
      isTooLarge = true;
    });
    stream.on('end', () => fields.set(field, new File(pieces, name ?? '')));
  });
  form.on('field', (field, value) => fields.set(field, value));
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    form.on(limit, () => {
      isBroken = true;
    });
  await pipeline(Readable.from([bytes]), form).catch(() => {
    isBroken = true;
  });
  if (isTooLarge) throw tableTooLarge();
  if (isBroken || fields.size === 0) throw notATable();
  return Object.fromEntries(fields);
}

function openForm(ctx: Context): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...ctx.req.headers, 'content-type': ctx.get('Content-Type') },
      limits: { files: 1, fileSize: MAX_TABLE_BYTES, fields: 5, fieldSize: ENVELOPE, headerPairs: 20 },
    });
  } catch {
    // Busboy throws for a form without a boundary.
    throw notATable();
  }
}
