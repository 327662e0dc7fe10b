import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HttpError } from '../errors/http-error.ts';
import { drawPicture, type PictureContent } from './draw-picture.ts';

/** How large the kept pictures may be together, in bytes: about ninety. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** How many may wait to be drawn: a picture takes about 0.2 s of one core. */
const WAITING = 40;

/** Returns the tag of a picture: equal contents look equal. */
export const tagOf = (content: PictureContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27);

/**
 * Returns a function that draws a picture once for each content, and keeps the last ones up to `mostBytes` together. It
 * throws 503 while too many wait.
 */
export function keepPictures(mostBytes: number): (content: PictureContent) => Promise<Buffer> {
  const oneByOne = pLimit(1);
  const underWay = new Map<string, Promise<Buffer>>();
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  });

  const draw = async (tag: string, content: PictureContent): Promise<Buffer> => {
    try {
      const picture = await oneByOne(() => drawPicture(content));
      kept.set(tag, picture);
      return picture;
    } finally {
      underWay.delete(tag);
    }
  };

  return async (content) => {
    const tag = tagOf(content);
    const known = kept.get(tag) ?? underWay.get(tag);
    if (known) return known;
    if (oneByOne.pendingCount >= WAITING) throw tooManyPictures();
    const picture = draw(tag, content);
    underWay.set(tag, picture);
    return picture;
  };
}

export const pictureOf = keepPictures(KEPT_BYTES);

const tooManyPictures = () =>
  new HttpError(503, 'Troppe immagini da disegnare: riprova tra poco', { headers: { 'Retry-After': '5' } });
