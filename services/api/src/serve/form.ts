import { Writable } from 'node:stream';
import { MAX_TABLE_BYTES } from '@vetta/contract/imports';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { notATable, tableTooLarge } from '../errors/http-error.ts';
import { bytesOf, parsedBody } from './body.ts';

/** How many bytes a form may have besides its file: boundaries, headers, and what was decided for a large office. */
const ENVELOPE = 1024 * 1024;

/**
 * Returns the fields of a form with one file, whole in memory: a table is small, and is read as a whole. Throws 413 for a file
 * above 5 MB, and 415 for what is no such form.
 */
export async function readForm(ctx: Context): Promise<Record<string, string | File>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const form = koaBody({
    json: false,
    text: false,
    urlencoded: false,
    multipart: true,
    formidable: {
      ...{ maxFiles: 1, maxFields: 5, maxFieldsSize: ENVELOPE, allowEmptyFiles: true, minFileSize: 0 },
      maxFileSize: MAX_TABLE_BYTES + ENVELOPE,
      fileWriteStreamHandler: () =>
        new Writable({
          write(piece: Buffer<ArrayBuffer>, _encoding, done) {
            size += piece.length;
            pieces.push(piece);
            done();
          },
        }),
    },
  });
  const fields = await parsedBody(
    ctx,
    bytesOf(ctx, MAX_TABLE_BYTES + ENVELOPE, tableTooLarge),
    form,
    notATable,
  );
  if (size > MAX_TABLE_BYTES) throw tableTooLarge();
  const files = Object.entries(ctx.request.files ?? {}).flatMap(([field, file]) =>
    Array.isArray(file) ? [] : [[field, new File(pieces, file.originalFilename ?? '')]],
  );
  const read = { ...Object(fields), ...Object.fromEntries(files) };
  if (Object.keys(read).length === 0) throw notATable();
  return read;
}
