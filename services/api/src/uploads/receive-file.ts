import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_UPLOAD_BYTES } from '@vetta/contract/uploads';
import type { Context } from 'koa';
import { HttpError } from '../errors/http-error.ts';
import { isAllowed } from './recognise.ts';
import {
  brokenForm,
  fileTooLarge,
  isDiskError,
  missingFile,
  notAForm,
  unsupportedFile,
} from './upload-errors.ts';

/** What a form may have around its file: boundaries, headers of its parts, small fields. */
const ENVELOPE = 64 * 1024;

/**
 * Streams the one file of a form into `folder` and answers its path. Its name and type, as the client says them, are
 * checked before a byte of it is kept. Throws 400, 413 or 415, or the disk's own error.
 */
export async function receiveFile(ctx: Context, folder: string): Promise<string> {
  if (!ctx.is('multipart/form-data')) throw notAForm();
  if ((ctx.request.length ?? 0) > MAX_UPLOAD_BYTES + ENVELOPE) throw fileTooLarge();

  const path = join(folder, 'received');
  const form = openForm(ctx);
  const over = Promise.withResolvers<void>();
  const giveUp = new AbortController();
  let kept: Promise<void> | undefined;
  form.on('file', (field, stream, name, _encoding, type) => {
    stream.on('limit', () => over.reject(fileTooLarge()));
    if (field !== 'file') over.reject(missingFile());
    else if (!isAllowed(name ?? '', type)) over.reject(unsupportedFile());
    kept = pipeline(stream, createWriteStream(path), { signal: giveUp.signal });
    kept.catch(over.reject);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    form.on(limit, () => over.reject(missingFile()));
  }
  form.on('error', over.reject);
  form.on('finish', over.resolve);
  ctx.req.on('close', () => ctx.req.complete || over.reject(brokenForm()));
  ctx.req.pipe(form);
  try {
    await over.promise;
    if (kept === undefined) throw missingFile();
    await kept;
  } catch (error) {
    throw error instanceof HttpError || isDiskError(error) ? error : brokenForm();
  } finally {
    ctx.req.unpipe(form);
    giveUp.abort();
    // Its file must be closed before the folder goes.
    await kept?.catch(() => {});
    // What is left of a refused request is read and forgotten: a browser hears the answer only when it has sent all.
    ctx.req.resume();
  }
  return path;
}

function openForm(ctx: Context): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...ctx.req.headers, 'content-type': ctx.get('Content-Type') },
      // A file of exactly the largest size is not cut off.
      limits: { files: 1, fileSize: MAX_UPLOAD_BYTES, fields: 10, fieldSize: 1024, headerPairs: 20 },
    });
  } catch {
    // A form without a boundary.
    throw brokenForm();
  }
}
