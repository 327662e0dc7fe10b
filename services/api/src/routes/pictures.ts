import { servePagePicture, servePlayerPicture } from '../pictures/serve-picture.ts';
import type { Route } from '../serve/route.ts';

export const pictureRoutes: readonly Route[] = [servePagePicture, servePlayerPicture];
