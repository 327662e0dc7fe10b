import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type TestApi, testApi } from '@vetta/api/testing/api';
import { mp4Of, png, upload } from '@vetta/api/testing/upload-files';
import { MAX_UPLOAD_BYTES } from '@vetta/contract/uploads';
import { systemClock } from '@vetta/league/time/clock';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type StoppableMinio, stoppableMinio } from './stoppable-minio.ts';

describe.runIf(inject('objectStores').minio !== null)('MinIO unreachable', () => {
  let minio: StoppableMinio;
  let api: TestApi;
  beforeAll(async () => {
    minio = await stoppableMinio();
    api = await testApi({ objectStore: minio.settings });
  });
  afterAll(async () => {
    await api.close();
    await minio.remove();
  });

  const film = mp4Of(5 * 1024 * 1024);
  const send = () => upload(api, film, { name: 'film.mp4', type: 'video/mp4' });
  async function timed(asking: Promise<Answer>): Promise<Answer & { ms: number }> {
    const started = performance.now();
    return { ...(await asking), ms: performance.now() - started };
  }

  async function expectUnreachable(url: string): Promise<void> {
    const answers = await Promise.all([send(), send(), api.ask(`GET ${url}`)].map(timed));
    for (const { status, body, headers, ms } of answers) {
      expect(status).toBe(503);
      expect(body.error).toBe('L’archivio dei file non è raggiungibile in questo momento. Riprova tra poco.');
      expect(headers.get('Retry-After')).toBe('5');
      expect(ms).toBeLessThan(3_000);
    }
    const readiness = await timed(api.ask('GET /readyz'));
    expect([readiness.status, readiness.body]).toEqual([200, { ready: true, database: true, files: false }]);
    expect(readiness.ms).toBeLessThan(2_000);
    expect((await api.ask('GET /api/leaderboard')).status).toBe(200);
    expect((await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).status).toBe(201);
    expect(await readdir(api.spoolFolder)).toEqual([]);
  }

  async function expectBack(): Promise<void> {
    await expect.poll(async () => (await api.ask('GET /readyz')).body.files, { timeout: 10_000 }).toBe(true);
    expect((await send()).status).toBe(201);
  }

  test('while MinIO is killed, uploads get 503 in time and the rest works; it recovers by itself', async () => {
    const { url } = (await upload(api, await png())).body;
    await minio.kill();
    await expectUnreachable(url);
    await minio.startAgain();
    await expectBack();
    expect((await api.ask(`GET ${url}`)).status).toBe(200);
  });

  test.runIf(process.platform === 'linux')(
    'while MinIO is frozen and gives no error, the same holds',
    async () => {
      const { url } = (await upload(api, await png())).body;
      minio.freeze();
      try {
        await expectUnreachable(url);
      } finally {
        minio.thaw();
      }
      await expectBack();
    },
  );

  test.runIf(process.platform === 'linux')(
    'while MinIO is frozen in the middle of a sweep, the api closes within 5 s',
    async () => {
      const sweeps = { every: 200, clock: systemClock };
      const sweeping = await testApi({ objectStore: { ...minio.settings, bucket: 'frozen' }, sweeps });
      expect((await upload(sweeping, await png())).status).toBe(201);
      minio.freeze();
      try {
        // A sweep has begun and waits for the store.
        await pause(600);
        const began = performance.now();
        await sweeping.close();
        expect(performance.now() - began).toBeLessThan(5_000);
      } finally {
        minio.thaw();
      }
    },
  );

  test.runIf(process.platform === 'linux')(
    'while MinIO is frozen in the middle of a film and of an upload, the api closes within 15 s',
    async () => {
      // The second for load balancers lets the upload arrive before the api closes.
      const sending = await testApi({ objectStore: { ...minio.settings, bucket: 'films' }, drainMs: 1_000 });
      // More than fits into the buffers of a connection.
      const long = mp4Of(MAX_UPLOAD_BYTES);
      const { url } = (await upload(sending, long, { name: 'film.mp4', type: 'video/mp4' })).body;
      const answer = await fetch(sending.url + url);
      minio.freeze();
      try {
        const refused = upload(sending, await png());
        const cutOff = answer.arrayBuffer().then(
          () => 'whole',
          () => 'cut off',
        );
        const began = performance.now();
        await sending.close();
        expect(performance.now() - began).toBeLessThan(15_000);
        expect(await cutOff).toBe('cut off');
        expect((await refused).status).toBe(503);
      } finally {
        minio.thaw();
      }
    },
  );

  test('every upload that was answered 201 is complete after MinIO is killed', async () => {
    const taken: string[] = [];
    const refused = new Set<number>();
    let over = false;
    const sender = async () => {
      while (!over) {
        const { status, body } = await send();
        if (status === 201) taken.push(body.url);
        else refused.add(status);
      }
    };
    const senders = Promise.all([sender(), sender(), sender()]);
    const takenSince = (count: number) =>
      expect.poll(() => taken.length, { timeout: 20_000 }).toBeGreaterThan(count + 3);
    try {
      await takenSince(0);
      await minio.kill();
      await expect.poll(() => refused.size, { timeout: 20_000 }).toBe(1);
      await minio.startAgain();
      await takenSince(taken.length);
    } finally {
      over = true;
    }
    await senders;
    expect([...refused]).toEqual([503]);
    for (const url of taken) {
      const head = await api.ask(`HEAD ${url}`);
      expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(film.length)]);
    }
    expect(await readdir(api.spoolFolder)).toEqual([]);
  });
});
