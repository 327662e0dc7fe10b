import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** The share of pixels that differ, 0 to 1. */
  readonly share: number;
  /** A PNG of the second picture, faint, with what differs in red. */
  readonly png: Buffer;
}

/** Compares two PNGs pixel by pixel; a picture that is smaller is compared on a transparent ground. Returns null if they are equal. */
export async function differenceOf(base: Buffer, head: Buffer): Promise<Difference | null> {
  if (base.equals(head)) return null;
  const sizes = await Promise.all([base, head].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [first = base, second = head] = await Promise.all(
    [base, head].map((png, index) =>
      sharp(png)
        .ensureAlpha()
        .extend({
          right: width - (sizes[index]?.width ?? width),
          bottom: height - (sizes[index]?.height ?? height),
          background: CLEAR,
        })
        .raw()
        .toBuffer(),
    ),
  );
  const drawn = Buffer.alloc(first.length);
  // Chromium draws the same pixels for the same page, so every other pixel counts, even on the edge of a letter.
  const count = pixelmatch(first, second, drawn, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [255, 64, 96],
    alpha: 0.15,
  });
  if (count === 0) return null;
  const png = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: count / (width * height), png };
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
