import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isBuildFile } from '@vetta/contract/published-build';
import type { Context } from 'koa';
import { answerRange } from '../serve/requested-range.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

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
export async function sendPublishedFile(ctx: Context, dataDir: string): Promise<void> {
  // The api alone reads templates; every other file of a build has one of the types.
  const type = types[extname(ctx.path)];
  if (!type || !isBuildFile(ctx.path)) return notFound(ctx);

  const file = join(dataDir, ctx.path);
  const accepted = encodings.filter(({ name }) => ctx.acceptsEncodings(name) === name);
  for (const { name, suffix } of [...accepted, { name: undefined, suffix: '' }]) {
    const size = await sizeOf(file + suffix);
    if (size === undefined) continue;
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.set('Vary', 'Accept-Encoding');
    ctx.set('Content-Type', type);
    if (name) ctx.set('Content-Encoding', name);
    ctx.status = 200;
    // A part of a compressed file is of no use to anyone.
    const { start, end } = name ? { start: 0, end: size - 1 } : answerRange(ctx, size);
    if (ctx.method === 'GET') ctx.body = createReadStream(file + suffix, size > 0 ? { start, end } : {});
    ctx.length = end - start + 1;
    return;
  }
  notFound(ctx);
}

function notFound(ctx: Context): void {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = 'Not found';
}
