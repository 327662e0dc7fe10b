import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runScript } from '../../testing/run-script.ts';

let server: Server;
let status: number;
let taken: unknown[];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    taken.push(JSON.parse(await text(request)));
    response.writeHead(status, status === 302 ? { Location: '/altrove' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  taken = [];
  status = 204;
});
const port = () => (server.address() as AddressInfo).port;
const run = (variables: Record<string, string>) => runScript(['alert'], variables);

test('a trial goes to ALERT_URL as alerts do, and the command says that it was taken', async () => {
  const { code, output } = await run({ ALERT_URL: `http://127.0.0.1:${port()}/segreto` });
  expect([code, output]).toEqual([0, expect.stringContaining('took the trial')]);
  expect(output).not.toContain('segreto');
  expect(taken).toEqual([expect.objectContaining({ text: 'Vetta: prova di avviso.', event: 'trial' })]);
});

test.each([404, 500, 302])('a receiver that answers %i has not taken it', async (answered) => {
  status = answered;
  const { code, output } = await run({ ALERT_URL: `http://127.0.0.1:${port()}/segreto` });
  expect([code, output]).toEqual([1, expect.stringContaining('did not take the trial')]);
  expect(output).not.toContain('segreto');
});

test('a receiver that is away, and a missing ALERT_URL, are said in a sentence', async () => {
  expect(await run({ ALERT_URL: 'http://127.0.0.1:9/x' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('did not take the trial: '),
  });
  expect(await run({})).toMatchObject({ code: 1, output: expect.stringContaining('ALERT_URL is not set') });
});
