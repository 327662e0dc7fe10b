import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ADMIN_KEY, useApi } from '../../testing/api.ts';
import { connectionLimits } from './connection-limits.ts';

const limits = { ...connectionLimits, body: 300 };
const api = await useApi({ limits });

test.each([
  ['text that is not UTF-8', '/api/admin/channels', 'application/json', Buffer.from([0x7b, 0xff, 0x7d])],
  ['a file of more than 5 MB', '/api/admin/imports', 'text/csv', Buffer.alloc(5_300_000, ';')],
])('after %s is refused, its connection is not cut off from later answers', async (_, path, type, body) => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const closed = once(socket, 'close').then(() => 'closed');
  const head = ['POST', 'GET'].map((method) => `${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
  socket.write(
    `${head[0]}X-Admin-Key: ${ADMIN_KEY}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  // It comes after the headers, as through a network.
  await pause(50);
  socket.write(
    Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
  );
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(await Promise.race([closed, pause(3 * limits.body, 'open')])).toBe('open');
  socket.write(`${head[1]}\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 4\d\d /);
  socket.destroy();
});
