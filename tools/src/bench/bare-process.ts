import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './load.ts';
import { serveMeasured } from './measured-process.ts';

/** Bare node:http that sends one answer, whatever is asked. */
serveMeasured(async ({ status, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(status, { 'Content-Length': bytes.length });
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // It listens on TCP, so its address is one.
});
