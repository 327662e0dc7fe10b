import { getUpload } from '@vetta/contract/uploads';
import { typeOfObject, uploadOf } from '@vetta/office/uploads/upload-names';
import { holdAnswer } from '../connections/limit-answers.ts';
import { unknownId } from '../errors/http-error.ts';
import { readRequest } from '../serve/request.ts';
import { answerRange } from '../serve/requested-range.ts';
import type { Route } from '../serve/route.ts';
import { heldBy } from '../storage/read-in-parts.ts';

/**
 * Serves an upload from the store: its objects never change. What is not under our prefix is where an older version stored files, and
 * where others may have files too.
 */
export const serveUpload: Route = {
  endpoint: getUpload,
  async answer(ctx, { files: { store, read, watch }, uploads }) {
    const { name } = (await readRequest(ctx, getUpload)).params;
    // While the database is away, the store is asked for what is not known.
    const isKnown = await uploads.has(uploadOf(name)).catch(() => undefined);
    let object = isKnown === false ? undefined : await watch.during(store.find(name));
    if (object === undefined && isKnown) object = await watch.during(store.findWithoutPrefix(name));
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
    if (ctx.method !== 'HEAD') {
      await holdAnswer(ctx, heldBy(length));
      ctx.body = await watch.during(read(object.key, start, length));
    }
    ctx.length = length;
    ctx.type = typeOfObject(name);
  },
};

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // A browser that takes a file for a page must not run anything in it.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};
