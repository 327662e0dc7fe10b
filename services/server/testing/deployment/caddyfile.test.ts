import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type TestApi, testApi } from '@vetta/api/testing/api';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../src/checkout.ts';
import { type RunningCaddy, runCaddy, startCaddy } from '../caddy.ts';

const caddyProgram = process.env.CADDY_BIN ?? '';

const folder = await folderOfFile();

// npm test finds Caddy, or downloads it in seconds; with CI=true it must be there.
describe.runIf(caddyProgram).each([
  ['ops/Caddyfile', startCaddy],
  ['the lines of docs/vps.md', startDocumentedCaddy],
] as const)('through Caddy by %s', (_, start) => {
  let api: TestApi;
  let caddy: RunningCaddy;
  beforeAll(async () => {
    api = await testApi({ trustedProxies: ['127.0.0.1'], publicUrl: 'https://vetta.example.com' });
    caddy = await start(caddyProgram, [Number(new URL(api.url).port)], folder);
  });
  afterAll(async () => {
    await caddy?.stop();
    await api?.close();
  });

  test.each([
    '/metrics',
    '/metrics/',
    '/METRICS',
    '/%6Detrics',
    '//metrics',
    '/x/../metrics',
    '/api/openapi.json',
    '/api/openapi.json/',
    '/API/OpenAPI.json',
    '/api//openapi.json',
    '/api/openapi%2Ejson',
  ])('%s is not passed on', async (path) => {
    const { status, body } = await askRaw(caddy.url, path);
    expect(status).toBe(404);
    expect(body).not.toContain('vetta_');
    expect(body).not.toContain('openapi');
  });

  test('calls are, with the host that people open and the address that they have', async () => {
    expect((await fetch(`${caddy.url}/api/leaderboard`)).status).toBe(200);
    const line = api.logged.map((text) => JSON.parse(text)).find(({ path }) => path === '/api/leaderboard');
    expect(line).toMatchObject({ status: 200, address: '127.0.0.1' });
    expect((await fetch(`${api.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${api.url}/api/openapi.json`)).status).toBe(200);
  });
});

/** Starts Caddy with the Caddyfile that docs/vps.md shows, without TLS, in front of a server on this port. */
async function startDocumentedCaddy(
  program: string,
  [upstream]: readonly number[],
  folder: string,
): Promise<RunningCaddy> {
  const page = await readFile(join(checkout, 'docs/vps.md'), 'utf8');
  const [, lines = ''] = /```\nvetta\.example\.com (\{\n[\s\S]+?)```/.exec(page) ?? [];
  expect(lines).toContain('reverse_proxy 127.0.0.1:3000');
  const url = `http://127.0.0.1:${await getPort()}`;
  const config = join(folder, 'Caddyfile');
  await writeFile(
    config,
    `{\nadmin off\n}\n${url} ${lines.replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)}`,
  );
  return { url, stop: await runCaddy(program, config, { HOME: folder }) };
}

/** Asks for a path as it is written: fetch would normalise it. */
async function askRaw(url: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}
