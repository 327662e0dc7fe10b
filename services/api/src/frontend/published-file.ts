import { createReadStream } from 'node:fs';
import { endingOf, servedTypes } from '@vetta/contract/served-types';
import type { Context } from 'koa';
import { holdAnswer, STREAM_HOLDS } from '../connections/limit-answers.ts';
import { answerRange } from '../serve/requested-range.ts';
import type { Published } from './published.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Sends a file of a published build, or a part of it, compressed if the browser accepts it; 404 for any other address. */
export async function sendPublishedFile(ctx: Context, published: Published): Promise<void> {
  // The api alone reads templates; every other file of a build has one of the types.
  const type = servedTypes[endingOf(ctx.path)];
  if (!type) return notFound(ctx);

  const find = () => findFor(ctx, published);
  const file = (await find()) ?? ((await published.fetch(ctx.path)) ? await find() : undefined);
  if (!file) return notFound(ctx);
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.set('Vary', 'Accept-Encoding');
  ctx.set('Content-Type', type);
  if (file.encoding) ctx.set('Content-Encoding', file.encoding);
  ctx.status = 200;
  // A part of a compressed file is of no use to anyone.
  const { start, end } = file.encoding ? { start: 0, end: file.size - 1 } : answerRange(ctx, file.size);
  if (ctx.method === 'GET') await holdAnswer(ctx, Math.min(end - start + 1, STREAM_HOLDS));
  if (ctx.method === 'GET') ctx.body = createReadStream(file.path, file.size > 0 ? { start, end } : {});
  ctx.length = end - start + 1;
}

/** Finds the file that a request names on this machine, compressed if the browser accepts it. */
async function findFor(ctx: Context, published: Published) {
  for (const { name, suffix } of encodings) {
    if (ctx.acceptsEncodings(name) !== name) continue;
    const file = await published.find(ctx.path, suffix);
    if (file) return { ...file, encoding: name };
  }
  const file = await published.find(ctx.path);
  return file && { ...file, encoding: undefined };
}

export function notFound(ctx: Context): void {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = 'Not found';
}
