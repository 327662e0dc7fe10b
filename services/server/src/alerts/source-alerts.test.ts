import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { addSource } from '@vetta/league/sources/sources';
import { noteProblem } from '@vetta/league/sources/take-sheet';
import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { watchSources } from './watch-sources.ts';

const soon = { timeout: 30_000, interval: 50 };

test('the webhook is called once for a problem of a source, even if it was away at first', async () => {
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
  const url = 'https://example.com/a.csv';
  const times = { everyMinutes: 15, from: '17:00', to: '23:45' };
  const { after } = await database.transaction((trx) =>
    addSource(trx, { name: 'Foglio nord', url, ...times, paused: false, options: {} }),
  );
  const fail = () =>
    noteProblem(database, after.id, systemClock(), {
      what: 'Il file ha un errore: nessuna riga è stata importata',
      lines: [{ line: 7, column: 'Telefonate', message: 'Telefonate «molte»: serve un numero' }],
    });
  await fail();
  const stop = watchSources({
    databaseUrl,
    receiver: new URL(`http://127.0.0.1:${port}/hook`),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    every: 20,
  });
  await expect.poll(() => refused, soon).toBeGreaterThan(0);
  status = 200;
  await expect.poll(() => calls.length, soon).toBe(1);
  expect(calls[0]).toMatchObject({
    event: 'source-problem',
    source: 'Foglio nord',
    // Without the cell of the sheet, which anybody may have written.
    text: 'Vetta: dalla fonte «Foglio nord» non si prende più niente. Il file ha un errore: nessuna riga è stata importata.',
  });
  // The same problem goes on, and another beside it is told.
  await fail();
  const other = await database.transaction((trx) =>
    addSource(trx, { name: 'Foglio sud', url, ...times, paused: false, options: {} }),
  );
  await noteProblem(database, other.after.id, systemClock(), { what: 'Il file è vuoto', lines: [] });
  await expect
    .poll(() => calls.map(({ text: told }) => told), soon)
    .toContain('Vetta: dalla fonte «Foglio sud» non si prende più niente. Il file è vuoto.');
  expect(calls).toHaveLength(2);
  await stop();
  await database.destroy();
  receiver.close();
});
