import { readFile } from 'node:fs/promises';
import { getPagePicture, getPlayerPicture, getPrizePicture } from '@vetta/contract/pictures';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Context } from 'koa';
import { climbOf, monthInWords } from '../frontend/climb-in-words.ts';
import { readRequest } from '../serve/request.ts';
import type { Resources, Route } from '../serve/route.ts';
import type { PictureContent } from './draw-picture.ts';
import { pictureOf, tagOf } from './pictures.ts';

/** How long a chat or a proxy may show a picture without asking again, in seconds. */
const FRESH_FOR = 60;

/** The same for the pictures of prizes: they change with the product alone. */
const PRIZES_FRESH_FOR = 24 * 3600;

export const servePagePicture: Route = {
  endpoint: getPagePicture,
  answer: (ctx, resources) => send(ctx, resources, pagePicture),
};

export const servePlayerPicture: Route = {
  endpoint: getPlayerPicture,
  async answer(ctx, resources) {
    const { id } = (await readRequest(ctx, getPlayerPicture)).params;
    await send(ctx, resources, (board) => {
      const climb = climbOf(board, id);
      return climb ? { climb } : pagePicture(board);
    });
  },
};

export const servePrizePicture: Route = {
  endpoint: getPrizePicture,
  async answer(ctx) {
    const { name } = (await readRequest(ctx, getPrizePicture)).params;
    ctx.status = 200;
    ctx.set('Cache-Control', `public, max-age=${PRIZES_FRESH_FOR}`);
    ctx.type = 'image/svg+xml';
    ctx.body = await readFile(new URL(`prizes/${name}.svg`, import.meta.url));
  },
};

const pagePicture = (board: Leaderboard): PictureContent => ({ line: monthInWords(board) });

async function send(
  ctx: Context,
  { snapshots }: Resources,
  contentFrom: (board: Leaderboard) => PictureContent,
): Promise<void> {
  const content = contentFrom((await snapshots.current()).state.leaderboard);
  ctx.status = 200;
  ctx.set('Cache-Control', `public, max-age=${FRESH_FOR}`);
  ctx.etag = tagOf(content);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'png';
  ctx.body = await pictureOf(content);
}
