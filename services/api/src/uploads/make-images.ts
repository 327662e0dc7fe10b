import { join } from 'node:path';
import type { Upload } from '@vetta/contract/uploads';
import pLimit from 'p-limit';
import { HttpError } from '../errors/http-error.ts';
import { loadSharp } from '../pictures/sharp.ts';
import { brokenFile, isDiskError, tooManyPixels } from './upload-errors.ts';

/** More than a phone's camera takes as it comes from the shop, and far less than a decompression bomb. */
const MAX_PIXELS = 50_000_000;
/** How long an image may take, in seconds: one of so many pixels needs two. */
const LONGEST = 15;
/** Wide enough for a prize on a wall screen. */
const SMALL = 1_280;

// One image at a time: it is small on the disk and large in memory.
const oneByOne = pLimit(1);

/** The paths of an image's two versions. */
export interface Images {
  readonly full: string;
  readonly small: string;
}

/**
 * Redraws an image upright, in its own size and as a small WebP, without anything that was embedded in or appended to the
 * file (locations, names, other files). Throws 415 for a broken image, 413 for too many pixels.
 */
export function makeImages(
  path: string,
  type: Exclude<Upload['type'], 'video/mp4'>,
  folder: string,
): Promise<Images> {
  const images = { full: join(folder, 'full'), small: join(folder, 'small') };
  return oneByOne(async () => {
    const sharp = await loadSharp();
    try {
      const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
      if (width * height > MAX_PIXELS) throw tooManyPixels();
      const upright = () =>
        sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
          .autoOrient()
          .timeout({ seconds: LONGEST });
      const full = type === 'image/png' ? upright().png() : upright().jpeg({ quality: 90 });
      await full.toFile(images.full);
      await upright()
        .resize({ width: SMALL, height: SMALL, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(images.small);
      return images;
    } catch (error) {
      throw error instanceof HttpError || isDiskError(error) ? error : brokenFile();
    }
  });
}
