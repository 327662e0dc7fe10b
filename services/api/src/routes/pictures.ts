import { servePagePicture, servePlayerPicture } from '../pictures/serve-picture.ts';
import { servePrizePicture } from '../pictures/serve-prize-picture.ts';
import type { Route } from '../serve/route.ts';

export const pictureRoutes: readonly Route[] = [servePagePicture, servePlayerPicture, servePrizePicture];
