import { readFile } from 'node:fs/promises';
import { getPrizePicture } from '@vetta/contract/pictures';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';

/** How long a browser may show a picture without asking again, in seconds: they change with the product alone. */
const FRESH_FOR = 24 * 3600;

export const servePrizePicture: Route = {
  endpoint: getPrizePicture,
  async answer(ctx) {
    const { name } = (await readRequest(ctx, getPrizePicture)).params;
    ctx.status = 200;
    ctx.set('Cache-Control', `public, max-age=${FRESH_FOR}`);
    ctx.type = 'image/svg+xml';
    ctx.body = await readFile(new URL(`prizes/${name}.svg`, import.meta.url));
  },
};
