import { Readable } from 'node:stream';
import { MAX_TABLE_BYTES } from '@vetta/contract/imports';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import {
  bodyTooLarge,
  brokenJson,
  brokenText,
  cutOff,
  HttpError,
  notATable,
  notATar,
  notUtf8,
  tableTooLarge,
  wrongMediaType,
} from '../errors/http-error.ts';
import { bodyShareOf } from './body-share.ts';

/** Returns whether a request has a body: clients name its length, or send it in chunks. */
export const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > 0;

/** The limits are those of `bytesOf`, ahead of the parser. */
const limit = Number.MAX_SAFE_INTEGER;
const parse = koaBody({ jsonLimit: limit, textLimit: limit, urlencoded: false, multipart: false });

/**
 * Returns the JSON of a request. Throws 415 for another media type, 413 above `largest` bytes, 400 for broken JSON, for a number or a
 * text alone, which are no body of any call, and for text that is not UTF-8.
 */
export async function readBody(ctx: Context, largest: number): Promise<unknown> {
  if (ctx.request.type !== 'application/json') throw wrongMediaType();
  const bytes = utf8Of(
    bytesOf(ctx, largest, () => bodyTooLarge(largest)),
    brokenText,
  );
  return parsedBody(ctx, bytes, parse, brokenJson);
}

/** Returns the text of a CSV body. Throws 415 for another media type, 413 above 5 MB, 400 for text that is not UTF-8. */
export async function readTable(ctx: Context): Promise<string> {
  if (ctx.request.type !== 'text/csv') throw notATable();
  const bytes = utf8Of(bytesOf(ctx, MAX_TABLE_BYTES, tableTooLarge), notUtf8);
  return String(await parsedBody(ctx, bytes, parse, notUtf8));
}

/** Returns the bytes of a tar archive. Throws 415 for another media type, and `tooLarge()` above `largest` bytes. */
export async function readTar(ctx: Context, largest: number, tooLarge: () => HttpError): Promise<Buffer> {
  if (ctx.request.type !== 'application/x-tar') throw notATar();
  return Buffer.concat(await Array.fromAsync(bytesOf(ctx, largest, tooLarge)));
}

/** Returns what koa-body makes of these bytes of a request. Throws `broken()` for what it cannot parse. */
export async function parsedBody(
  ctx: Context,
  bytes: AsyncIterable<Buffer>,
  parser: ReturnType<typeof koaBody>,
  broken: () => HttpError,
): Promise<unknown> {
  const body = Readable.from(bytes, { objectMode: false });
  // Encodings are refused before: `identity`, in whatever case, is none.
  const req = Object.assign(body, { headers: { ...ctx.req.headers, 'content-encoding': undefined } });
  try {
    await parser(Object.create(ctx, { req: { value: req } }), () => Promise.resolve());
    return ctx.request.body;
  } catch (error) {
    throw error instanceof HttpError ? error : broken();
  } finally {
    body.destroy();
  }
}

/**
 * Yields the bytes of a body as they come, each taken from the memory of all bodies first. Throws `tooLarge()` above `largest` bytes,
 * and 400 if the client leaves.
 */
export async function* bytesOf(
  ctx: Context,
  largest: number,
  tooLarge: () => HttpError,
): AsyncGenerator<Buffer> {
  const share = bodyShareOf(ctx);
  const declared = ctx.request.length;
  if (declared !== undefined) {
    if (declared > largest) throw tooLarge();
    await share.take(declared);
  }
  let size = 0;
  try {
    // The connection stays open after an error, so that the client gets the answer.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > largest) throw tooLarge();
      if (declared === undefined) await share.take(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof HttpError ? error : cutOff();
  } finally {
    // Node discards only what nobody has begun to read. A body without an end would be cut off later, with another request's answer.
    ctx.req.resume();
  }
}

/** Yields the same bytes. Throws `broken()` where they are not UTF-8: the parser would turn them into U+FFFD. */
async function* utf8Of(bytes: AsyncIterable<Buffer>, broken: () => HttpError): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const check = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw broken();
    }
  };
  for await (const chunk of bytes) {
    check(chunk);
    yield chunk;
  }
  check();
}
