import { parse } from '@hapi/bourne';
import { MAX_TABLE_BYTES } from '@vetta/contract/imports';
import type { Context } from 'koa';
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
import { bodyShareOf } from './body-share.ts';
import { textOf } from './text.ts';

/** Returns whether a request has a body: clients name its length, or send it in chunks. */
export const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > 0;

/**
 * Returns the JSON of a request. Throws 415 for another media type, 413 above `largest` bytes, 400 for broken JSON and for text
 * that is not UTF-8.
 */
export async function readBody(ctx: Context, largest: number): Promise<unknown> {
  if (ctx.request.type !== 'application/json') throw wrongMediaType();
  const text = textOf(await readBytes(ctx, largest, () => bodyTooLarge(largest)));
  if (text === '') return {};
  // A number or a text alone is no body of any call.
  if (!/^\s*[[{]/.test(text)) throw brokenJson();
  try {
    return parse(text);
  } catch {
    throw brokenJson();
  }
}

/** Returns the text of a CSV body. Throws 415 for another media type, 413 above 5 MB, 400 for text that is not UTF-8. */
export async function readTable(ctx: Context): Promise<string> {
  if (ctx.request.type !== 'text/csv') throw notATable();
  const bytes = await readBytes(ctx, MAX_TABLE_BYTES, tableTooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/** Returns the bytes of a tar archive. Throws 415 for another media type, and `tooLarge()` above `largest` bytes. */
export async function readTar(ctx: Context, largest: number, tooLarge: () => HttpError): Promise<Buffer> {
  if (ctx.request.type !== 'application/x-tar') throw notATar();
  return readBytes(ctx, largest, tooLarge);
}

/** Returns the bytes of a body. Throws `tooLarge()` above `largest` bytes. */
export async function readBytes(ctx: Context, largest: number, tooLarge: () => HttpError): Promise<Buffer> {
  const share = bodyShareOf(ctx);
  const declared = ctx.request.length;
  if (declared !== undefined) {
    if (declared > largest) throw tooLarge();
    await share.take(declared);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The connection stays open after an error, so that the client gets the answer; Node discards the rest.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > largest) throw tooLarge();
      if (declared === undefined) await share.take(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : cutOff();
  }
  return Buffer.concat(chunks);
}
