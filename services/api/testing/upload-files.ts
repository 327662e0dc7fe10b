import { randomBytes } from 'node:crypto';
import { MAX_UPLOAD_BYTES } from '@vetta/contract/uploads';
import sharp, { type Sharp } from 'sharp';
import type { Answer, TestApi } from './api.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface As {
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

/** Sends one file as a browser does. */
export function upload(
  api: Pick<TestApi, 'ask'>,
  bytes: Bytes | string,
  { name = 'foto.png', type = 'image/png', field = 'file' }: As = {},
): Promise<Answer> {
  const form = new FormData();
  form.set(field, new File([bytes], name, { type }));
  return api.ask('POST /api/admin/upload', { raw: form });
}

/** Returns a file as the api serves it. */
export const download = (api: Pick<TestApi, 'ask'>, path: string, headers: Record<string, string> = {}) =>
  api.ask(`GET ${path}`, { key: null, headers });

const asBytes = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());

/** Returns a PNG of noise, which does not compress: about three bytes per pixel. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

export const png = (width = 60, height = 40): Promise<Bytes> => asBytes(noise(width, height).png());

/** Returns a photo of 60 × 40 pixels, marked as rotated, with a location and a name in it. */
export const phonePhoto = (): Promise<Bytes> =>
  asBytes(
    noise(60, 40)
      .withExif({
        IFD0: { Artist: 'Anna Bianchi' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  );

/** Returns a PNG with the same in it. */
export const taggedPng = async (): Promise<Bytes> =>
  asBytes(
    sharp(await phonePhoto())
      .keepMetadata()
      .png(),
  );

const box = (type: string, content: Uint8Array | string = ''): Buffer => {
  const body = Buffer.from(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** Returns the boxes of a video with `content` as its data. */
export const mp4 = (content: Uint8Array | string = randomBytes(1_000)): Bytes =>
  new Uint8Array(
    Buffer.concat([
      box('ftyp', 'isom\0\0\x02\0isomiso2mp41'),
      box('moov', box('mvhd', Buffer.alloc(100))),
      box('mdat', content),
    ]),
  );

/** Returns a video of exactly `size` bytes. */
export function mp4Of(bytes = MAX_UPLOAD_BYTES): Bytes {
  return mp4(randomBytes(bytes - mp4('').length));
}
