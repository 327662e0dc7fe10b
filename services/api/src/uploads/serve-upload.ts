import { getUpload } from '@vetta/contract/uploads';
import { typeOfObject } from '@vetta/league/uploads/upload-names';
import { Refusal, unknownId } from '../refusals/refusal.ts';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import { askedRange } from './asked-range.ts';

/** Serves an upload from the store, without a look into the database: the store's objects never change. */
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
    const range = askedRange(ctx, object.size);
    if (range === 'none') throw noSuchPart(object.size);
    const { start, end } = range ?? { start: 0, end: object.size - 1 };
    if (range) {
      ctx.status = 206;
      ctx.set('Content-Range', `bytes ${start}-${end}/${object.size}`);
    }
    const length = end - start + 1;
    if (ctx.method !== 'HEAD') ctx.body = await watch.during(store.read(name, start, length));
    ctx.length = length;
    ctx.type = typeOfObject(name);
  },
};

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
  // Should a browser ever take a file for a page, it can do nothing there.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

const noSuchPart = (size: number) =>
  new Refusal(416, 'Il file non ha la parte richiesta', { headers: { 'Content-Range': `bytes */${size}` } });
