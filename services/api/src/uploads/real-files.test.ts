import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { freshBucket } from '../../testing/object-stores.ts';
import { download, upload } from '../../testing/upload-files.ts';

const folder = join(import.meta.dirname, '../../testing/real-files');
const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)));

const api = await useApi({ objectStore: freshBucket('s3rver') });

test.each(await readdir(folder))('%s, as phones and offices write it, is taken and served', async (name) => {
  const isFilm = name.endsWith('.mp4');
  for (const type of isFilm
    ? ['video/mp4', 'video/3gpp', 'video/quicktime', '']
    : ['image/jpeg', 'image/pjpeg', '']) {
    const { status, body } = await upload(api, await read(name), { name, type });
    expect([status, body.type], `${name} as ${type}`).toEqual([201, isFilm ? 'video/mp4' : 'image/jpeg']);
    const served = await download(api, body.url);
    expect(served.status).toBe(200);
    expect(served.headers.get('Content-Type')).toBe(isFilm ? 'video/mp4' : 'image/jpeg');
  }
});

test('a film with zeros at its end, as cameras fill a block, is taken', async () => {
  for (const zeros of [3, 4, 8, 4_096]) {
    const film = await read('brand-qt.mp4');
    const padded = new Uint8Array(film.length + zeros);
    padded.set(film);
    const { status } = await upload(api, padded, { name: 'film.mp4', type: 'video/mp4' });
    expect(status, `${zeros} zeros`).toBe(201);
  }
});

test('a film that is cut off stays refused, and so does one with something else behind it', async () => {
  const film = await read('brand-3gp.mp4');
  for (const bytes of [
    film.subarray(0, film.length - 100),
    new Uint8Array([...film, ...Buffer.from('<script>x')]),
  ]) {
    const { status } = await upload(api, new Uint8Array(bytes), { name: 'film.mp4', type: 'video/mp4' });
    expect(status).toBe(415);
  }
});
