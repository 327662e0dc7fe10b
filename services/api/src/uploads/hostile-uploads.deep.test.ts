import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../testing/api.ts';
import { hostileFiles, type Outcome } from '../../testing/hostile-files.ts';
import { freshBucket, storeKinds } from '../../testing/object-stores.ts';
import { download, upload } from '../../testing/upload-files.ts';

const refused: Readonly<Record<Exclude<Outcome, 'inert'>, readonly [status: number, error: RegExp]>> = {
  unsupported: [415, /^Formato non supportato\. Solo file \.jpg, \.png e \.mp4 sono consentiti$/],
  broken: [415, /^Il file è danneggiato o incompleto\. Solo file \.jpg, \.png e \.mp4 sono consentiti$/],
  'too large': [413, /^File troppo grande\. /],
  'no file': [400, /^Manca il file/],
};
const files = await hostileFiles();

describe.each(storeKinds)('hostile uploads on $name', ({ kind }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ objectStore: freshBucket(kind) });
  });
  afterAll(() => api.close());

  test('there are more than fifty of them', () => expect(files.length).toBeGreaterThan(50));

  test.each(files)('$what as $name ($type): $outcome', async ({ bytes, outcome, ...as }) => {
    const before = await api.objects().catch(() => []);
    const answer = await upload(api, bytes, as);
    if (outcome === 'inert') await expectInert(api, answer);
    else {
      const [status, error] = refused[outcome];
      expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(error)]);
      expect(await api.objects(), 'nothing of it is kept').toEqual(before);
    }
    expect(await readdir(api.spoolFolder)).toEqual([]);
  });

  test.each([
    ['no form', { 'Content-Type': 'application/json' }, '{}', 415],
    ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, 'x', 400],
    ['a form without parts', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--\r\n', 400],
    ['a form that never ends', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x\r\n', 400],
    ['an empty body', { 'Content-Type': 'multipart/form-data; boundary=x' }, '', 400],
  ])('%s is refused', async (_, headers, raw, status) => {
    const answer = await api.ask('POST /api/admin/upload', { headers, raw });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/modulo|file/);
  });

  test('a form with two files is an error', async () => {
    const form = new FormData();
    for (const name of ['a.png', 'b.png']) form.append('file', new File(['x'], name, { type: 'image/png' }));
    const answer = await api.ask('POST /api/admin/upload', { raw: form });
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(/un solo file/)]);
  });
});

/** Checks that a file is served as an image or a video, under a new name, with nothing that a browser could run. */
async function expectInert(api: TestApi, { status, body }: Answer): Promise<void> {
  expect(status).toBe(201);
  for (const path of [body.url, body.smallUrl].filter(Boolean)) {
    expect(path).toMatch(/^\/uploads\/[0-9a-f-]{36}\.(jpg|png|webp|mp4)$/);
    const { headers, bytes } = await download(api, path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    const type = headers.get('Content-Type') ?? '';
    expect(['image/jpeg', 'image/png', 'image/webp', 'video/mp4']).toContain(type);
    // A video is stored unchanged; an image is redrawn.
    if (type !== 'video/mp4') expect(Buffer.from(bytes).includes('<script>')).toBe(false);
  }
}
