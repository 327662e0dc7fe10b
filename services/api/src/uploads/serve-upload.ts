import { getUpload } from '@vetta/contract/uploads';
import { typeOfObject } from '@vetta/league/uploads/upload-names';
import { unknownId } from '../errors/http-error.ts';
import { readRequest } from '../serve/request.ts';
import { answerRange } from '../serve/requested-range.ts';
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
    const { start, end } = answerRange(ctx, object.size);
    const length = end - start + 1;
    if (ctx.method !== 'HEAD') ctx.body = await watch.during(store.read(object.key, start, length));
    ctx.length = length;
    ctx.type = typeOfObject(name);
  },
};

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // A browser that takes a file for a page must not run anything in it.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};
