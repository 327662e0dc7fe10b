import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { HttpError } from '../errors/http-error.ts';
import { drawPicture, type PictureContent } from './draw-picture.ts';

/** How many pictures are kept; each has about 180 kB. */
const KEPT = 100;
/** How many may wait to be drawn: a picture takes about 0.2 s of one core. */
const WAITING = 40;

const oneByOne = pLimit(1);
const kept = new Map<string, Promise<Buffer>>();

/** Returns the tag of a picture: equal contents look equal. */
export const tagOf = (content: PictureContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27);

/** Returns a picture, drawn once for each content. Throws 503 while too many wait. */
export function pictureOf(content: PictureContent): Promise<Buffer> {
  const tag = tagOf(content);
  const known = kept.get(tag);
  if (known) return known;
  if (oneByOne.pendingCount >= WAITING) throw tooManyPictures();
  const picture = oneByOne(() => drawPicture(content));
  kept.set(tag, picture);
  picture.catch(() => kept.delete(tag));
  // A Map keeps its order: the first key is the oldest.
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return picture;
}

const tooManyPictures = () =>
  new HttpError(503, 'Troppe immagini da disegnare: riprova tra poco', { headers: { 'Retry-After': '5' } });
