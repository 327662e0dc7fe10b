import { CHANGES_ADDRESS } from '@vetta/contract/changes';
import { expect, test } from 'vitest';
import { freshBucket } from '../../testing/object-stores.ts';
import { startApiProcess } from '../../testing/start-api-process.ts';
import { type StreamClient, streamClient } from '../../testing/stream-client.ts';
import { connectionLimits } from '../connections/connection-limits.ts';

const start = () =>
  startApiProcess({
    objectStore: freshBucket('s3rver'),
    limits: connectionLimits,
    trustedProxies: ['127.0.0.1'],
  });

/** What a screen's stream may cost the api, in bytes. */
const MOST_BYTES = 60_000;

/** Opens streams and waits until each has had its first message. */
async function openStreams(url: string, count: number): Promise<StreamClient[]> {
  const streams: StreamClient[] = [];
  await Promise.all(
    Array.from({ length: count }, () => {
      const stream = streamClient(url + CHANGES_ADDRESS);
      streams.push(stream);
      return new Promise<void>((resolve) => stream.addEventListener('message', resolve));
    }),
  );
  return streams;
}

test('the streams of five hundred screens cost at most 60 kB each', async () => {
  const api = await start();
  // What the first streams and the first answers allocate once is not the cost of a stream.
  for (const stream of await openStreams(api.url, 100)) stream.close();
  await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
  await expect.poll(api.sockets).toBeLessThan(50);

  const before = await api.memory();
  const streams = await openStreams(api.url, 500);
  await api.ask('POST /api/admin/players', { body: { name: 'Bruno' } });
  const each = ((await api.memory()) - before) / streams.length;
  console.log(`Each of 500 streams costs the api ${(each / 1_000).toFixed(1)} kB.`);
  for (const stream of streams) stream.close();
  await api.close();
  expect(each).toBeLessThanOrEqual(MOST_BYTES);
});
