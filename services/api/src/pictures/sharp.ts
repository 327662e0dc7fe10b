import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** Returns sharp, loaded with the first picture: libvips takes 10 MB. One thread and no cache: a picture is small on the disk and large in memory. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
