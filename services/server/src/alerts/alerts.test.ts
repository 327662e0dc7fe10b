import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { openDatabase } from '@vetta/league/store/database';
import { listenInTest } from '@vetta/league/testing/listen';
import { nowOf } from '@vetta/league/time/now';
import { keepAlertChannel } from '@vetta/office/channels/channels';
import { kindAt } from '@vetta/outbound/channels/credentials';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { tellChannels } from '@vetta/scheduler/channels/tell-channels';
import pino from 'pino';
import { expect, test } from 'vitest';
import { stoppablePostgres } from '../../testing/faults/stoppable-postgres.ts';
import { watchDatabase } from './watch-database.ts';

const soon = { timeout: 30_000, interval: 50 };
const log = pino({ level: 'silent' });

/** A webhook on loopback, as an office has it, that keeps what it was sent. */
async function receiver() {
  const calls: { event: string; day: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push(JSON.parse(await text(request)));
    response.end();
  });
  const port = await listenInTest(server);
  return { calls, url: new URL(`http://127.0.0.1:${port}/hook`) };
}

test('while the database is away at 00:15 ALERT_URL is called once; it hears of that evening again only when its day is closed', {
  timeout: 120_000,
}, async () => {
  const { calls, url: alertUrl } = await receiver();
  const postgres = await stoppablePostgres();
  let now = Temporal.Instant.from('2025-10-21T21:30:00Z');
  const clock = () => now;
  const database = openDatabase(postgres.url, { max: 4 });
  await database.raw(
    "insert into players (name, joined_on, updated_at) values ('Anna', '2025-10-01', now())",
  );
  await database.raw(`insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    select id, '2025-10-20', 10, 1, 0, false, '2025-10-20T20:00+02' from players`);
  await closeOneDay(database, clock, '2025-10-20');
  await keepAlertChannel(database, { host: alertUrl.host, kind: kindAt(alertUrl) }, nowOf(now));
  const stopWatching = watchDatabase({
    databaseUrl: postgres.url,
    receiver: alertUrl,
    clock,
    log,
    every: 50,
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await postgres.stopAtOnce();
  now = Temporal.Instant.from('2025-10-21T22:15:00Z');
  await expect
    .poll(() => calls.map(({ event, day }) => [event, day]), soon)
    .toEqual([['database-away', '2025-10-21']]);
  expect(calls[0]?.text).toBe(
    'Avviso di Vetta\nLa giornata del 21 ottobre 2025 non risulta chiusa: il database non risponde.',
  );

  await postgres.startAgain();
  const known = () =>
    database('channel_deliveries')
      .select('key', 'state')
      .catch(() => []);
  await expect.poll(known, soon).toEqual([{ key: 'close:late:2025-10-21', state: 'sent' }]);
  await closeOneDay(database, clock, '2025-10-21');
  const stopTelling = tellChannels({
    ...{ database, clock, log, alertUrl, publicUrl: undefined, temporal: undefined, lostMinutes: 10 },
    ...{ secrets: secretBox({ key: 'none', dataDir: '/' }), rules: { namedHosts: [] } },
  });
  await expect
    .poll(() => calls.map(({ event, day }) => [event, day]), soon)
    .toEqual([
      ['database-away', '2025-10-21'],
      ['recovered', '2025-10-21'],
    ]);
  await stopTelling();
  await stopWatching();
  await database.destroy();
  await postgres.remove();
});
