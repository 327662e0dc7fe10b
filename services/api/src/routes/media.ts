import { getOutsideMedia } from '@vetta/contract/outside-media';
import { Failure } from '@vetta/league/failure';
import { fetchMedia, NoMedia } from '@vetta/outbound/media/fetch-media';
import { OutsideFailure } from '@vetta/outbound/requests/outside-failure';
import { servePagePicture, servePlayerPicture, servePrizePicture } from '../pictures/serve-picture.ts';
import { takePlace } from '../serve/body-share.ts';
import { reply } from '../serve/reply.ts';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';
import { serveUpload } from '../uploads/serve-upload.ts';

const outsideMedia: Route = {
  endpoint: getOutsideMedia,
  async answer(ctx, { admit, outside }) {
    await admit(ctx, getOutsideMedia);
    const { query } = await readRequest(ctx, getOutsideMedia);
    await takePlace(ctx);
    try {
      reply(ctx, 'admin', 200, { src: await fetchMedia(new URL(query.address), outside) });
    } catch (error) {
      if (!(error instanceof OutsideFailure || error instanceof NoMedia)) throw error;
      throw new Failure('no_media', 400, error.message, [{ path: ['address'], message: error.message }]);
    }
  },
};

export const mediaRoutes: readonly Route[] = [
  receiveUpload,
  serveUpload,
  outsideMedia,
  servePagePicture,
  servePlayerPicture,
  servePrizePicture,
];
