import { createServer } from 'node:http';
import { listen } from '@vetta/league/testing/listen';
import Koa from 'koa';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { answerErrors } from './answer-errors.ts';

let url: string;
beforeAll(async () => {
  const app = new Koa().use(answerErrors(pino({ level: 'silent' }))).use(() => {
    throw new Error('Something is broken');
  });
  const server = createServer(app.callback());
  url = `http://127.0.0.1:${await listen(server)}`;
  return () => void server.close();
});

const get = (path: string) => fetch(url + path);

test('a wall that is opened while its page fails opens it again by itself; a call does not', async () => {
  const page = await get('/kiosk');
  expect([page.status, page.headers.get('Refresh')]).toEqual([500, '30']);
  expect((await get('/api/leaderboard')).headers.get('Refresh')).toBeNull();
});
