import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context } from 'koa';

/**
 * Answers with the file at `path` in a folder; `/` at its end stands for `index.html`. Returns false, and answers nothing,
 * if there is no such file.
 */
export async function sendStaticFile(ctx: Context, folder: string, path: string): Promise<boolean> {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(folder + sep) || file.includes('\0')) return false;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;
  ctx.status = 200;
  ctx.type = extname(file);
  ctx.length = found.size;
  ctx.set('Cache-Control', 'no-cache');
  ctx.etag = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`;
  if (ctx.fresh) ctx.status = 304;
  else if (ctx.method === 'GET') ctx.body = createReadStream(file);
  return true;
}
