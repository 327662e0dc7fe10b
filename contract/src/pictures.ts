import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { WithId } from './values.ts';

/** Pictures for link previews in chats, as wide and high as those show them, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const Picture = z.file().meta({ contentMediaType: 'image/png' });

export const PAGE_PICTURE = '/pictures/page.png';

/** Returns the address of a player's picture. */
export const playerPicture = (id: string): string => getPlayerPicture.path.replace('{id}', id);

export const getPagePicture = endpoint({
  method: 'GET',
  path: PAGE_PICTURE,
  access: 'public',
  summary: "The month's climb as a picture of 1200 × 630 pixels, for link previews",
  replies: { 200: Picture },
});

export const getPlayerPicture = endpoint({
  method: 'GET',
  path: '/pictures/player/{id}.png',
  access: 'public',
  summary: "A player's climb as a picture of 1200 × 630 pixels; the page's picture for an unknown player",
  params: WithId,
  replies: { 200: Picture },
});
