import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { lockTables } from '@vetta/league/testing/lock-tables';
import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });
beforeAll(async () => {
  await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
});

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Returns the answer as it was sent: fetch would unpack it and hide a 304. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    request(api.url + path, { headers, method }, async (answer) => {
      resolve({
        status: answer.statusCode,
        headers: answer.headers,
        bytes: Buffer.concat(await answer.toArray()),
      });
    })
      .on('error', reject)
      .end();
  });

// The first is answered ahead of Koa, the others by the route, with equal answers.
describe.each(['/api/leaderboard', '/api/leaderboard?utm_source=x', '/api/leaderboard?month=2025-10'])(
  'GET %s',
  (path) => {
    test.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (bytes: Buffer) => bytes],
    ])('comes compressed as %s', async (encoding, unpack) => {
      const { status, headers, bytes } = await get(path, { 'Accept-Encoding': encoding });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(bytes.length),
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        'x-data-age': '0',
        'x-content-type-options': 'nosniff',
      });
      expect(JSON.parse(unpack(bytes).toString())).toMatchObject({
        period: '2025-10',
        entries: [{ name: 'Anna' }],
      });
    });

    test.each([
      ['its own tag', (etag: string) => etag],
      ['a weak one', (etag: string) => `W/${etag}`],
      ['one of many', (etag: string) => `"1-x", ${etag}`],
      ['any', () => '*'],
    ])('is a 304 for a reader that names %s', async (_, shown) => {
      const { headers } = await get(path);
      const etag = headers.etag ?? '';
      expect(etag).toMatch(/^"\d+-[\w-]{27}"$/);
      const again = await get(path, { 'If-None-Match': shown(etag) });
      expect(again).toMatchObject({ status: 304, headers: { etag, 'x-data-age': '0' } });
      expect(again.bytes).toHaveLength(0);
    });

    test('is sent in full to a reader that names a tag we never gave, of the past or the future', async () => {
      for (const shown of ['"1-x"', '"999999999-x"', '"x"']) {
        expect(await get(path, { 'If-None-Match': shown })).toMatchObject({ status: 200 });
      }
    });

    test('answers HEAD without a body', async () => {
      const head = await get(path, {}, 'HEAD');
      const full = await get(path);
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
      expect(head.headers.etag).toBe(full.headers.etag);
      expect(head.bytes).toHaveLength(0);
    });

    test('is one line in the log', async () => {
      const { headers } = await get(path);
      const line = () =>
        api.logged.map((text) => JSON.parse(text)).find((one) => one.requestId === headers['x-request-id']);
      await expect.poll(line).toMatchObject({
        address: '127.0.0.1',
        method: 'GET',
        path: '/api/leaderboard',
        status: 200,
      });
      expect(Date.parse(String(headers['x-server-time']))).toBeCloseTo(Date.parse('2025-10-22T10:00'), -7);
    });
  },
);

test('no read waits for the database', async () => {
  const blocked = await lockTables(
    api.database,
    ...['players', 'entries', 'prizes', 'settings', 'game_rules', 'scoring_config'],
  );
  try {
    for (const path of ['/api/leaderboard', '/api/site', '/api/scoring-config']) {
      expect(await get(path)).toMatchObject({ status: 200, headers: { 'x-data-age': '0' } });
    }
  } finally {
    await blocked.rollback();
  }
});
