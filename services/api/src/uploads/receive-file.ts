import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_UPLOAD_BYTES } from '@vetta/contract/uploads';
import type { Context } from 'koa';
import { whileItMoves } from '../connections/limit-bodies.ts';
import { HttpError } from '../errors/http-error.ts';
import { bodyShareOf } from '../serve/body-share.ts';
import { isAllowed } from './recognise.ts';
import {
  brokenForm,
  fileTooLarge,
  isDiskError,
  missingFile,
  notAForm,
  unsupportedFile,
  uploadStalled,
} from './upload-errors.ts';

/** How many bytes a form may have besides its file: boundaries, headers, small fields. */
const ENVELOPE = 64 * 1024;
/** What an upload holds in memory on its way to the disk, in bytes: the buffers of connection, form and file. */
const IN_MEMORY = 256 * 1024;

/**
 * Streams the one file of a form into `folder` and returns its path. Checks the name and type that the client claims
 * before it writes a byte. A slow client may take its time; one that stalls gets 408. Throws 400, 413, 415 or the disk's error.
 */
export async function receiveFile(ctx: Context, folder: string): Promise<string> {
  if (!ctx.is('multipart/form-data')) throw notAForm();
  if ((ctx.request.length ?? 0) > MAX_UPLOAD_BYTES + ENVELOPE) throw fileTooLarge();
  await bodyShareOf(ctx).take(IN_MEMORY);

  const path = join(folder, 'received');
  const form = openForm(ctx);
  const received = Promise.withResolvers<void>();
  const giveUp = new AbortController();
  let written: Promise<void> | undefined;
  form.on('file', (field, stream, name, _encoding, type) => {
    stream.on('limit', () => received.reject(fileTooLarge()));
    if (field !== 'file') received.reject(missingFile());
    else if (!isAllowed(name ?? '', type)) received.reject(unsupportedFile());
    written = pipeline(stream, createWriteStream(path), { signal: giveUp.signal });
    written.catch(received.reject);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    form.on(limit, () => received.reject(missingFile()));
  }
  form.on('error', received.reject);
  form.on('finish', received.resolve);
  ctx.req.on('close', () => ctx.req.complete || received.reject(brokenForm()));
  const endWatch = whileItMoves(ctx.req, () => received.reject(uploadStalled()));
  ctx.req.pipe(form);
  try {
    await received.promise;
    if (written === undefined) throw missingFile();
    await written;
  } catch (error) {
    throw error instanceof HttpError || isDiskError(error) ? error : brokenForm();
  } finally {
    endWatch();
    ctx.req.unpipe(form);
    giveUp.abort();
    // The folder cannot be removed before the file is closed.
    await written?.catch(() => {});
    // The rest of a failed request is read and discarded: browsers read the answer only after they have sent everything.
    ctx.req.resume();
  }
  return path;
}

function openForm(ctx: Context): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...ctx.req.headers, 'content-type': ctx.get('Content-Type') },
      // A file of exactly this size is accepted.
      limits: { files: 1, fileSize: MAX_UPLOAD_BYTES, fields: 10, fieldSize: 1024, headerPairs: 20 },
    });
  } catch {
    // Busboy throws for a form without a boundary.
    throw brokenForm();
  }
}
