import { connect, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { listen } from '../../testing/listen.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

let proxy: Server | undefined;
afterEach(() => proxy?.close());

/** Returns the address of a proxy to a database, which accepts connections and never answers to `listen`. */
async function deafTo(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  proxy = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) });
    server.pipe(client);
    client.on('data', (chunk) => chunk.includes('listen public_change') || server.write(chunk));
    client.on('close', () => server.destroy());
  });
  const address = new URL(url);
  address.host = `127.0.0.1:${await listen(proxy)}`;
  return address.href;
}

test('a database that freezes between the connection and the subscription is given up', async () => {
  const url = await deafTo(await freshDatabase());
  await expect(subscribeToChanges(url, 'public_change', () => {})).rejects.toThrow('Query read timeout');
});

test('a subscription without a change for longer than its time limit reports the next one', async () => {
  const url = await freshDatabase();
  let changes = 0;
  const subscription = await subscribeToChanges(url, 'public_change', () => {
    changes += 1;
  });
  await pause(3_000);
  const client = new pg.Client(url);
  await client.connect();
  await client.query('notify public_change');
  await client.end();
  await expect.poll(() => changes).toBe(1);
  subscription.end();
});
