import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuildFile } from '@vetta/contract/published-build';
import { endingOf, servedTypes } from '@vetta/contract/served-types';
import type { Context } from 'koa';
import { holdAnswer, STREAM_HOLDS } from '../connections/limit-answers.ts';
import { answerRange } from '../serve/requested-range.ts';
import type { Published } from './published.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Returns a file's size; undefined if there is no such file. */
const sizeOf = async (path: string): Promise<number | undefined> => {
  const file = await stat(path).catch(() => undefined);
  return file?.isFile() ? file.size : undefined;
};

/** Sends a file of a published build, or a part of it, compressed if the browser accepts it; 404 for any other address. */
export async function sendPublishedFile(ctx: Context, published: Published): Promise<void> {
  // The api alone reads templates; every other file of a build has one of the types.
  const type = servedTypes[endingOf(ctx.path)];
  if (!type || !isBuildFile(ctx.path)) return notFound(ctx);

  const path = join(published.dataDir, ctx.path);
  const file = (await find(ctx, path)) ?? ((await published.fetch(ctx.path)) && (await find(ctx, path)));
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

/** Finds a file on this machine, compressed if the browser accepts it. */
async function find(ctx: Context, path: string) {
  const accepted = encodings.filter(({ name }) => ctx.acceptsEncodings(name) === name);
  for (const { name, suffix } of [...accepted, { name: undefined, suffix: '' }]) {
    const size = await sizeOf(path + suffix);
    if (size !== undefined) return { path: path + suffix, size, encoding: name };
  }
  return undefined;
}

function notFound(ctx: Context): void {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = 'Not found';
}
