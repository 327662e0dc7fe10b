import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { MAX_UPLOAD_BYTES } from '@vetta/contract/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_KEY, type TestApi, testApi } from '../../testing/api.ts';
import { freshBucket, storeKinds } from '../../testing/object-stores.ts';
import { phoneFilm, secrets } from '../../testing/phone-film.ts';
import { download, mp4, mp4Of, phonePhoto, png, taggedPng, upload } from '../../testing/upload-files.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

describe.each(storeKinds)('uploads on $name', ({ kind }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ objectStore: freshBucket(kind) });
  });
  afterAll(() => api.close());

  test('an image is served in its own size and in a small one', async () => {
    const { status, body, headers } = await upload(api, await png(2_000, 1_000));
    expect(status).toBe(201);
    expect(headers.get('X-Audit-Id')).toMatch(new RegExp(UUID));
    expect(body).toEqual({
      id: expect.stringMatching(UUID),
      url: `/uploads/${body.id}.png`,
      smallUrl: `/uploads/${body.id}.webp`,
      type: 'image/png',
    });
    const full = await download(api, body.url);
    expect(full.headers.get('Content-Type')).toBe('image/png');
    expect(await sharp(full.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 2_000,
      height: 1_000,
    });
    const small = await download(api, body.smallUrl);
    expect(small.headers.get('Content-Type')).toBe('image/webp');
    expect(await sharp(small.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 1_280,
      height: 640,
    });
  });

  test('a photo is upright and has no location and no author', async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Anna Bianchi');
    const { body } = await upload(api, photo, { name: 'IMG_1.JPG', type: 'image/jpg' });
    for (const path of [body.url, body.smallUrl]) {
      const { bytes } = await download(api, path);
      const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ width, height }).toEqual({ width: 40, height: 60 });
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  test('a PNG has no location and no author', async () => {
    const picture = await taggedPng();
    expect((await sharp(picture).metadata()).exif?.toString('latin1')).toContain('Anna Bianchi');
    const { body } = await upload(api, picture);
    for (const path of [body.url, body.smallUrl]) {
      const { bytes } = await download(api, path);
      const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, comments }).toEqual({});
      expect(Buffer.from(bytes).includes('Anna Bianchi')).toBe(false);
    }
  });

  test('a film of a phone has no place, device or author, and each byte that is played where it was', async () => {
    const { phone } = phoneFilm();
    const { status, body } = await upload(api, new Uint8Array(phone), {
      name: 'VID_1.MP4',
      type: 'video/mp4',
    });
    expect(status).toBe(201);
    const bytes = Buffer.from((await download(api, body.url)).bytes);
    expect(bytes).toHaveLength(phone.length);
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
    const pictures = phone.indexOf('mdat');
    expect(bytes.subarray(pictures, pictures + 200_000)).toEqual(
      phone.subarray(pictures, pictures + 200_000),
    );
  });

  test('10 MB are stored byte for byte, and one byte more is too large', async () => {
    const film = mp4Of(MAX_UPLOAD_BYTES);
    const taken = await upload(api, film, { name: 'film.mp4', type: 'video/mp4' });
    expect(taken.status).toBe(201);
    expect(taken.body).toMatchObject({ smallUrl: null, type: 'video/mp4' });
    expect(Buffer.compare((await download(api, taken.body.url)).bytes, film)).toBe(0);

    const refused = await upload(api, mp4Of(MAX_UPLOAD_BYTES + 1), { name: 'film.mp4', type: 'video/mp4' });
    expect(refused.status).toBe(413);
    expect(refused.body).toEqual({ error: 'File troppo grande. Il file deve essere inferiore a 10MB' });
  });

  test('it is served in ranges, cached for ever, with a 304 for its tag and under a sandbox policy', async () => {
    const film = mp4();
    const { url } = (await upload(api, film, { name: 'film.mp4', type: 'video/mp4' })).body;
    const whole = await download(api, url);
    const etag = whole.headers.get('ETag') ?? '';
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(etag).toMatch(/^"\w+"$/);

    const last = film.length - 1;
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, last],
      ['bytes=-50', last - 49, last],
      ['bytes=10-999999', 10, last],
    ] as const) {
      const part = await download(api, url, { Range: range });
      expect(part.status).toBe(206);
      expect(part.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${film.length}`);
      expect(Buffer.compare(part.bytes, film.subarray(start, end + 1))).toBe(0);
    }
    for (const range of ['bytes=0-1,5-9', 'bytes=x', 'lines=1-2']) {
      expect((await download(api, url, { Range: range })).status, range).toBe(200);
    }
    const stale = await download(api, url, { Range: 'bytes=0-99', 'If-Range': '"another"' });
    expect(stale.bytes).toHaveLength(film.length);
    expect((await download(api, url, { Range: 'bytes=0-99', 'If-Range': etag })).status).toBe(206);

    const none = await download(api, url, { Range: 'bytes=999999-' });
    expect(none.status).toBe(416);
    expect(none.headers.get('Content-Range')).toBe(`bytes */${film.length}`);
    const head = await api.ask(`HEAD ${url}`, { key: null });
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(film.length)]);
    expect((await download(api, url, { 'If-None-Match': etag })).status).toBe(304);
    expect((await download(api, url, { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  test('an unknown name is a 404, whatever it looks like', async () => {
    const unknownId = '0199f7a2-5c00-4000-8000-000000000001';
    for (const name of [
      `${unknownId}.png`,
      `${unknownId}.html`,
      'x',
      '..%2F..%2Fetc%2Fpasswd',
      `${unknownId}.png%00`,
    ]) {
      const { status, body } = await api.ask(`GET /uploads/${name}`);
      expect([status, body], name).toEqual([404, { error: 'Elemento non trovato' }]);
    }
  });

  test('equal files sent at once by several admins are separate uploads', async () => {
    const film = mp4();
    const sent = Array.from({ length: 20 }, () => upload(api, film, { name: 'film.mp4', type: 'video/mp4' }));
    const urls = (await Promise.all(sent)).map(({ body }) => body.url);
    expect(new Set(urls).size).toBe(20);
    for (const url of urls) expect((await download(api, url)).bytes).toEqual(film);
  });

  test('an upload that breaks off leaves no object, no row and no file', async () => {
    const before = [await api.objects(), await api.database('uploads')];
    const boundary = 'x'.repeat(20);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
    for (let sent = 0; sent < 5; sent++) {
      const broken = request(`${api.url}/api/admin/upload`, {
        method: 'POST',
        headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      });
      broken.on('error', () => {});
      broken.write(head);
      broken.write(mp4Of(1024 * 1024).subarray(0, 500_000));
      await expect.poll(() => readdir(api.spoolFolder)).toHaveLength(1);
      broken.destroy();
      await expect.poll(() => readdir(api.spoolFolder)).toEqual([]);
    }
    expect([await api.objects(), await api.database('uploads')]).toEqual(before);
    expect((await upload(api, await png())).status).toBe(201);
  });
});
