import { connect } from 'node:net';
import { CHANGES_ADDRESS } from '@vetta/contract/changes';
import { systemClock } from '@vetta/league/time/clock';
import { describe, expect, test } from 'vitest';
import { ADMIN_KEY, useApi } from '../../testing/api.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { frontend } from '../frontend/frontend.ts';
import { hostFilter } from './allowed-hosts.ts';

const api = await useApi({
  publicUrl: 'https://vetta.example.com:8443',
  allowedHosts: ['classifica.example.org', 'xn--citt-3na.example'],
  trustedProxies: ['127.0.0.1'],
  frontend: (sources) => frontend({ ...sources, clock: systemClock }),
});

/** Asks with this Host, and returns the status; undefined sends none, as only HTTP/1.0 may. */
async function statusFor(call: string, host: string, headers: Record<string, string> = {}) {
  const sent = await sendRaw(api, call, { headers: { Host: host, ...headers } });
  const status = await sent.status;
  sent.socket.destroy();
  return status;
}
const readiness = 'GET /readyz';
const isOurs = hostFilter(['vetta.example.com', 'classifica.example.org', 'xn--citt-3na.example']);

test.each([
  'localhost',
  'LOCALHOST:3000',
  'localhost.',
  '127.0.0.1',
  '192.168.1.20:3000',
  '[::1]',
  '[::1]:3000',
  '[fe80::1%25eth0]:3000',
  '[2001:DB8::7]',
  'ufficio',
  'api:3000',
  'pc_di_anna',
  'UFFICIO.',
  'vetta.local',
  'Vetta.Casa.LOCAL:3000',
  'nas.lan',
  'nas.lan.:3000',
  'vetta.example.com',
  'vetta.example.com:3000',
  'VETTA.example.COM.',
  'classifica.example.org',
  'xn--citt-3na.example:80',
  '',
])('the host %j is ours', (host) => expect(isOurs(host)).toBe(true));

test.each([
  'evil.example',
  'evil.example:3000',
  'evil.example.',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'a.localhost',
  'local.evil.example',
  'evillocal.example',
  'www.vetta.example.com',
  'vetta.example.com.evil.example',
  'notvetta.example.com',
  'example.com',
  'città.example',
  '[::1].evil.example',
  '[evil.example]',
  '[::1]:3000:evil',
  '::1',
  'localhost@evil.example',
  'evil.example/localhost',
  'local host',
  'localhost:evil',
  '.local',
  '.lan',
  '.',
  ':3000',
  'x'.repeat(261),
])('the host %j is not ours', (host) => expect(isOurs(host)).toBe(false));

test.each(['vetta.example.com:8443', 'CLASSIFICA.example.org', 'localhost'])(
  '%s is answered',
  async (host) => {
    expect(await statusFor(readiness, host)).toBe(200);
  },
);

describe('a foreign host', () => {
  // Ahead of Koa, in it, a stream, a page and a change.
  test.each([
    'GET /api/leaderboard',
    'GET /api/leaderboard?month=2025-10',
    `GET ${CHANGES_ADDRESS}`,
    'GET /',
    'GET /metrics',
    'POST /api/admin/players',
  ])('%s is not answered', async (call) => {
    expect(await statusFor(call, 'evil.example', { 'X-Admin-Key': ADMIN_KEY })).toBe(421);
  });

  test('is told in a sentence which variable allows it, and nothing may be stored', async () => {
    const sent = await sendRaw(api, 'GET /api/leaderboard', { headers: { Host: 'evil.example' } });
    const [answer] = await new Promise<string[]>((resolve) => {
      sent.socket.once('data', (chunk: Buffer) => resolve([chunk.toString()]));
    });
    sent.socket.destroy();
    const [head = '', body = ''] = answer?.split('\r\n\r\n') ?? [];
    expect(JSON.parse(body)).toEqual({
      error:
        'Questo server non risponde al nome «evil.example». Se è il suo nome, chi lo gestisce lo aggiunga ad ALLOWED_HOSTS.',
    });
    expect(head).toContain('Cache-Control: no-store');
    expect(head).toContain('X-Content-Type-Options: nosniff');
    expect(head).not.toContain('ETag');
  });

  test('does not become ours by what a proxy says of it', async () => {
    for (const name of ['X-Forwarded-Host', 'Forwarded', 'X-Host'])
      expect(await statusFor(readiness, 'evil.example', { [name]: 'localhost' })).toBe(421);
    expect(await statusFor(readiness, 'localhost', { 'X-Forwarded-Host': 'evil.example' })).toBe(200);
  });
});

test('a request of HTTP/1.0 may come without a host, as health checks do', async () => {
  const { socket } = await sendRaw(api, 'GET /readyz', { withoutHost: true });
  socket.destroy();
  const old = await fetchOld('GET /readyz HTTP/1.0\r\n\r\n');
  expect(old).toContain('200 OK');
});

async function fetchOld(request: string): Promise<string> {
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' });
  socket.write(request);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
