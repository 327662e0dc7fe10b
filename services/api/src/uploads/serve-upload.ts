import { getUpload } from '@vetta/contract/uploads';
import { typeOfObject } from '@vetta/league/uploads/upload-names';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import { HttpError, unknownId } from '../errors/http-error.ts';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';

/** Serves an upload from the store without a query to the database: the store's objects never change. */
export const serveUpload: Route = {
  endpoint: getUpload,
  async answer(ctx, { files: { store, watch } }) {
    const { name } = (await readRequest(ctx, getUpload)).params;
    const object = await watch.during(store.find(name));
    if (object === undefined) throw unknownId();

    ctx.status = 200;
    ctx.set({ ...HEADERS, 'Content-Disposition': `inline; filename="${name}"` });
    ctx.etag = object.etag;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const range = requestedRange(ctx, object.size);
    if (range === 'unsatisfiable') throw unsatisfiableRange(object.size);
    const { start, end } = range ?? { start: 0, end: object.size - 1 };
    if (range) {
      ctx.status = 206;
      ctx.set('Content-Range', `bytes ${start}-${end}/${object.size}`);
    }
    const length = end - start + 1;
    if (ctx.method !== 'HEAD') ctx.body = await watch.during(store.read(object.key, start, length));
    ctx.length = length;
    ctx.type = typeOfObject(name);
  },
};

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
  // A browser that takes a file for a page must not run anything in it.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

const unsatisfiableRange = (size: number) =>
  new HttpError(416, 'Il file non ha la parte richiesta', {
    headers: { 'Content-Range': `bytes */${size}` },
  });

/**
 * Returns the requested part of a file of `size` bytes, both ends included; undefined for the whole file. A request for
 * several parts gets the whole file, as the standard allows.
 */
function requestedRange(
  ctx: Context,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const header = ctx.get('Range');
  if (header === '' || !/^bytes=/i.test(header)) return undefined;
  // The client holds the beginning of another version.
  const condition = ctx.get('If-Range');
  if (condition !== '' && condition !== ctx.response.get('ETag')) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'unsatisfiable';
  const [range, ...others] = ranges === -2 ? [] : ranges;
  return others.length > 0 ? undefined : range;
}
