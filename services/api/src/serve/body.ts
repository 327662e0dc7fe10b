import { MAX_TABLE_BYTES } from '@vetta/contract/imports';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import {
  bodyTooLarge,
  brokenJson,
  cutOff,
  HttpError,
  notATable,
  notATar,
  notUtf8,
  tableTooLarge,
  wrongMediaType,
} from '../errors/http-error.ts';
import { textOf } from './text.ts';

const readJson = koaBody({
  json: true,
  // One character for each byte, so that the bytes can be checked: as UTF-8 wrong bytes would become U+FFFD.
  encoding: 'binary',
  includeUnparsed: true,
  jsonLimit: 1024 * 1024,
  multipart: false,
  urlencoded: false,
  text: false,
  onError: (error) => {
    const status = 'status' in error ? error.status : undefined;
    if (status === 413) throw bodyTooLarge();
    if (status === 415) throw wrongMediaType();
    throw brokenJson();
  },
});

/** Returns whether a request has a body: clients name its length, or send it in chunks. */
export const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > 0;

/**
 * Returns the JSON of a request. Throws 415 for another media type, 413 above 1 MB, 400 for broken JSON and for text that is
 * not UTF-8.
 */
export async function readBody(ctx: Context): Promise<unknown> {
  if (ctx.request.type !== 'application/json') throw wrongMediaType();
  await readJson(ctx, async () => {});
  const { rawBody, body } = ctx.request;
  return rawBody ? JSON.parse(textOf(Buffer.from(rawBody, 'latin1'))) : body;
}

/**
 * Returns the text of a CSV body. Throws 415 for another media type or a compressed body, 413 above 5 MB, 400 for text
 * that is not UTF-8.
 */
export async function readTable(ctx: Context): Promise<string> {
  if (ctx.request.type !== 'text/csv' || ctx.get('Content-Encoding') !== '') throw notATable();
  if ((ctx.request.length ?? 0) > MAX_TABLE_BYTES) throw tableTooLarge();
  const bytes = await readBytes(ctx, MAX_TABLE_BYTES, tableTooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/**
 * Returns the bytes of a tar archive. Throws 415 for another media type or a compressed body, and `tooLarge()` above
 * `largest` bytes.
 */
export async function readTar(ctx: Context, largest: number, tooLarge: () => HttpError): Promise<Buffer> {
  if (ctx.request.type !== 'application/x-tar' || ctx.get('Content-Encoding') !== '') throw notATar();
  if ((ctx.request.length ?? 0) > largest) throw tooLarge();
  return readBytes(ctx, largest, tooLarge);
}

async function readBytes(ctx: Context, largest: number, tooLarge: () => HttpError): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The connection stays open after an error, so that the client gets the answer; Node discards the rest.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > largest) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : cutOff();
  }
  return Buffer.concat(chunks);
}
