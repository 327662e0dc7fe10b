import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { WithId } from './values.ts';

/** Pictures for link previews in chats, as wide and high as those show them, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const Picture = z.file().meta({ contentMediaType: 'image/png' });

export const PAGE_PICTURE = '/pictures/page.png';

/** Returns the address of a player's picture. */
export const playerPicture = (id: string): string => getPlayerPicture.path.replace('{id}', id);

/** The pictures for prizes that come with the product. */
const PrizePicture = z.enum(['weekend', 'headphones', 'dinner', 'mystery-box']);

/** Returns the address of a prize's picture that comes with the product. */
export const prizePicture = (name: z.infer<typeof PrizePicture>): string =>
  getPrizePicture.path.replace('{name}', name);

export const getPagePicture = endpoint(`GET ${PAGE_PICTURE}`, {
  access: 'public',
  summary: "The month's climb as a picture of 1200 × 630 pixels, for link previews",
  replies: { 200: Picture },
});

export const getPlayerPicture = endpoint('GET /pictures/player/{id}.png', {
  access: 'public',
  summary: "A player's climb as a picture of 1200 × 630 pixels; the page's picture for an unknown player",
  params: WithId,
  replies: { 200: Picture },
});

export const getPrizePicture = endpoint('GET /pictures/prizes/{name}.svg', {
  access: 'public',
  summary: 'A picture for a prize that comes with the product; the prizes of the demonstration have one',
  params: z.object({ name: PrizePicture }),
  replies: { 200: z.file().meta({ contentMediaType: 'image/svg+xml' }) },
});
