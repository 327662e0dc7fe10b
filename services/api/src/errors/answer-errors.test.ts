import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from './answer-errors.ts';

let server: Server;
beforeAll(async () => {
  const app = new Koa().use(answerErrors(pino({ level: 'silent' }))).use(() => {
    throw new Error('Something is broken');
  });
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const get = (path: string) => {
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return fetch(`http://127.0.0.1:${port}${path}`);
};

test('a wall that is opened while its page fails opens it again by itself; a call does not', async () => {
  const page = await get('/kiosk');
  expect([page.status, page.headers.get('Refresh')]).toEqual([500, '30']);
  expect((await get('/api/leaderboard')).headers.get('Refresh')).toBeNull();
});
