import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** Answers in JSON. Public answers have an ETag; answers to admins must not be stored by browsers or proxies. */
export function reply(
  ctx: Context,
  readers: 'public' | 'admin',
  status: 200 | 201 | 202 | 204,
  value: unknown,
): void {
  ctx.set('Cache-Control', readers === 'public' ? 'no-cache' : 'no-store');
  ctx.status = status;
  if (status === 204) return;
  const json = JSON.stringify(value);
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = json;
  if (readers === 'admin') return;
  ctx.etag = createHash('sha256').update(json).digest('base64url').slice(0, 27);
  if (ctx.fresh) ctx.status = 304;
}
