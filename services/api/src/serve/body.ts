import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { bodyTooLarge, brokenJson, wrongMediaType } from '../refusals/refusal.ts';

const readJson = koaBody({
  json: true,
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

/** The JSON of a request. Throws 415 for another media type, 413 above 1 MB, 400 for broken JSON. */
export async function readBody(ctx: Context): Promise<unknown> {
  if (ctx.request.type !== 'application/json') throw wrongMediaType();
  await readJson(ctx, async () => {});
  return ctx.request.body;
}
