import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.ts';
import { mp4Of, upload } from '../testing/upload-files.ts';

test('shutting down, the api says first that it is not ready; no request fails and no write is lost', async () => {
  const databaseUrl = await freshDatabase();
  const api = await testApi({ databaseUrl, drainMs: 1_000 });
  expect((await api.ask('GET /readyz')).body).toEqual({ ready: true, database: true, files: true });
  const { body: player } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });

  // Like a load balancer: it checks every 50 ms and sends no requests once this process is not ready.
  let ready = true;
  const balancer = setInterval(async () => {
    ready &&= (await api.ask('GET /readyz').catch(() => ({ status: 0 }))).status === 200;
  }, 50);
  const written: string[] = [];
  const answers: number[] = [];
  const writer = async (name: string) => {
    for (let n = 0; ready; n++) {
      const body = { playerId: player.id, date: romeDay(systemClock()), rings: 10 };
      const added = await api.ask('POST /api/admin/players', { body: { name: `${name} ${n}` } });
      if (added.status === 201) written.push(added.body.id);
      answers.push(added.status, (await api.ask('POST /api/admin/entries', { body })).status);
    }
  };
  const writers = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(writer));
  await expect.poll(() => written.length).toBeGreaterThan(20);
  const closed = api.close();
  await writers;
  await closed;
  clearInterval(balancer);

  expect(new Set(answers)).toEqual(new Set([200, 201]));
  const database = openDatabase(databaseUrl);
  expect(await database('players').whereIn('id', written)).toHaveLength(written.length);
  await database.destroy();
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow();
});

test('a client that stopped reading a film delays the end of the api by ten seconds at most', async () => {
  const api = await testApi();
  const { url } = (await upload(api, mp4Of(), { name: 'film.mp4', type: 'video/mp4' })).body;
  const unread = await fetch(api.url + url);
  const began = performance.now();
  await api.close();
  expect(performance.now() - began).toBeLessThan(14_000);
  await expect(unread.arrayBuffer()).rejects.toThrow();
});
