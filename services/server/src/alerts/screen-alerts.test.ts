import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { watchScreens } from './watch-screens.ts';

const soon = { timeout: 30_000, interval: 50 };

test('the webhook is called when a screen is lost and when it is back, even if it was away at first', async () => {
  const calls: { event: string; text: string }[] = [];
  let status = 503;
  let refused = 0;
  const receiver = createServer(async (request, response) => {
    const body = await text(request);
    if (status === 200) calls.push(JSON.parse(body));
    else refused += 1;
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const databaseUrl = await freshDatabase();
  const database = openDatabase(databaseUrl, { max: 1 });
  await database.raw(`insert into screens (id, code, name, first_seen_at, beat_at, generation, painted, dark, restarts,
      clock_offset, viewport_width, viewport_height)
    values (uuidv7(), 'BCDFGH', 'Corridoio', '2026-11-23T08:00Z', '2026-11-23T08:42Z', 1, true, false, 0, 0, 1, 1)`);
  let now = Temporal.Instant.from('2026-11-23T08:50:00Z');
  // Every look moves the clock on, so that the time to listen passes.
  const clock = () => {
    now = now.add({ minutes: 1 });
    return now;
  };
  const stop = watchScreens({
    databaseUrl,
    receiver: new URL(`http://127.0.0.1:${port}/hook`),
    clock,
    log: pino({ level: 'silent' }),
    minutes: 10,
    every: 20,
  });
  await expect.poll(() => refused, soon).toBeGreaterThan(0);
  status = 200;
  await expect.poll(() => calls.length, soon).toBe(1);
  expect(calls[0]).toMatchObject({
    event: 'screens-lost',
    text: 'Vetta: Lo schermo «Corridoio» non si fa più vivo dal 23 novembre 2026 alle 09:42.',
  });
  await database.raw("update screens set beat_at = '2026-11-24T08:00Z'");
  await expect.poll(() => calls.map(({ event }) => event), soon).toContain('screens-back');
  await stop();
  await database.destroy();
  receiver.close();
});
