import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context } from 'koa';

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

// `<hash>` and names that builds give: no dot at the start of a part, so no way up and nothing hidden.
const address = /^\/(?:p\/[a-z][a-z0-9-]*|shell)\/[0-9a-f]{16,64}(?:\/[\w~-][\w.~-]*)+$/;

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Whether an address is one of published builds' files, there or not. */
export const isPublishedAddress = (path: string): boolean => /^\/(p|shell)\//.test(path);

/** A file's size, or undefined where there is none. */
const sizeOf = async (path: string): Promise<number | undefined> => {
  const file = await stat(path).catch(() => undefined);
  return file?.isFile() ? file.size : undefined;
};

/** Answers a file of a published build, as its compressed twin where the browser takes one. 404 for anything else. */
export async function sendPublishedFile(ctx: Context, dataDir: string): Promise<void> {
  // Templates are read by the api alone; everything else of a build has a type that browsers ask for.
  const type = types[extname(ctx.path)];
  if (!type || !address.test(ctx.path)) return notFound(ctx);

  const file = join(dataDir, ctx.path);
  const accepted = encodings.filter(({ name }) => ctx.acceptsEncodings(name) === name);
  for (const { name, suffix } of [...accepted, { name: undefined, suffix: '' }]) {
    const size = await sizeOf(file + suffix);
    if (size === undefined) continue;
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.set('Vary', 'Accept-Encoding');
    ctx.set('Content-Type', type);
    if (name) ctx.set('Content-Encoding', name);
    ctx.length = size;
    ctx.status = 200;
    if (ctx.method === 'GET') ctx.body = createReadStream(file + suffix);
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
