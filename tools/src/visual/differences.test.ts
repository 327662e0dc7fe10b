import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differenceOf } from './differences.ts';

const NIGHT = { r: 11, g: 16, b: 34, alpha: 1 };

const picture = (height: number, compressionLevel = 6) =>
  sharp({ create: { width: 10, height, channels: 4, background: NIGHT } })
    .png({ compressionLevel })
    .toBuffer();

/** The same picture with one pixel one step brighter. */
async function withOnePixel(): Promise<Buffer> {
  const pixels = await sharp(await picture(10))
    .raw()
    .toBuffer();
  pixels[4 * 42] = NIGHT.r + 1;
  return sharp(pixels, { raw: { width: 10, height: 10, channels: 4 } })
    .png()
    .toBuffer();
}

test('equal pixels are no difference, however they are compressed', async () => {
  const [stored, packed] = [await picture(10, 0), await picture(10, 9)];
  expect(stored.equals(packed)).toBe(false);
  expect(await differenceOf(stored, packed)).toBeNull();
});

test('one pixel that is one step brighter is a difference', async () => {
  const difference = await differenceOf(await picture(10), await withOnePixel());
  expect(difference?.share).toBe(0.01);
  expect(await sharp(difference?.png).metadata()).toMatchObject({ width: 10, height: 10 });
});

test('rows that only one picture has are a difference', async () => {
  expect((await differenceOf(await picture(10), await picture(20)))?.share).toBe(0.5);
  expect((await differenceOf(await picture(20), await picture(10)))?.share).toBe(0.5);
});
