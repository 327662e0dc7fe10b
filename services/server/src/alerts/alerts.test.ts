import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { noteFailedStep } from '@vetta/league/dashboard/failing-close';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { lockTables } from '@vetta/league/testing/lock-tables';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StoppablePostgres, stoppablePostgres } from '../../testing/faults/stoppable-postgres.ts';
import { byFormerName } from './alert-body.ts';
import { watchCloses } from './watch-closes.ts';

/** A webhook that answers with `status` and keeps what it was sent. */
interface Receiver {
  readonly url: URL;
  readonly calls: { event: string; day: string; text: string }[];
  status: number;
  server: Server;
}

let url: string;
let database: Database;
let receiver: Receiver;
let now: Temporal.Instant;
let stops: (() => Promise<void>)[];
let lines: string[];

beforeEach(async () => {
  url = await freshDatabase();
  database = openDatabase(url);
  receiver = await startReceiver();
  stops = [];
  lines = [];
  // The entry of the 21st was recorded that evening.
  await database.raw(
    "insert into players (name, joined_on, updated_at) values ('Anna', '2025-10-01', now())",
  );
  await database.raw(`insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    select id, '2025-10-21', 10, 1, 0, false, '2025-10-21T20:00+02' from players`);
});
afterEach(async () => {
  for (const stop of stops) await stop();
  receiver.server.close();
  await database.destroy();
});

async function startReceiver(): Promise<Receiver> {
  const calls: Receiver['calls'] = [];
  const server = createServer(async (request, response) => {
    if (started.status === 200) calls.push(JSON.parse(await text(request)));
    // A redirect leads to a page that takes anything, such as a log-in.
    const status = request.url === '/hook' ? started.status : 200;
    response.writeHead(status, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const started = { url: new URL(`http://127.0.0.1:${port}/hook`), calls, status: 200, server };
  return started;
}

const at = (romeTime: string) => {
  now = Temporal.PlainDateTime.from(romeTime).toZonedDateTime('Europe/Rome').toInstant();
};
const watch = (databaseUrl = url) => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  stops.push(watchCloses({ databaseUrl, receiver: receiver.url, clock: () => now, log, every: 50 }));
};
const close = (day: string) => closeOneDay(database, () => now, day);
const events = () => receiver.calls.map(({ event, day }) => `${event} ${day}`);
const soon = { timeout: 10_000, interval: 50 };
/** Long enough for several looks of every process. */
const severalLooks = () => new Promise((resolve) => setTimeout(resolve, 500));

test('at 00:15 a day that is not closed is alerted once, whatever the number of processes', async () => {
  at('2025-10-22T00:14:59');
  for (let process = 0; process < 4; process += 1) watch();
  await severalLooks();
  expect(events()).toEqual([]);
  at('2025-10-22T00:15:00');
  await expect.poll(events, soon).toEqual(['late 2025-10-21']);
  await severalLooks();
  expect(receiver.calls).toEqual([
    {
      ...{ mrkdwn: false, unfurl_links: false },
      text: 'Vetta: La giornata del 21 ottobre 2025 non è ancora chiusa. Motivo: nessun processo chiude le giornate.',
      event: 'late',
      evening: '2025-10-21',
      day: '2025-10-21',
      missedDays: 1,
      because: 'silent',
    },
  ]);
});

test('while days stay open there is one alert an evening; once they are closed one says so', async () => {
  at('2025-10-22T00:15:00');
  watch();
  await expect.poll(events, soon).toEqual(['late 2025-10-21']);
  at('2025-10-23T00:15:00');
  await expect.poll(events, soon).toEqual(['late 2025-10-21', 'late 2025-10-21']);
  expect(receiver.calls[1]?.text).toContain('Giornate in attesa: 2.');
  await close('2025-10-22');
  await expect.poll(() => receiver.calls[2]?.event, soon).toBe('recovered');
  expect(receiver.calls[2]?.text).toBe('Vetta: Le giornate sono chiuse, fino al 22 ottobre 2025.');
  await severalLooks();
  expect(events().slice(2)).toEqual(['recovered 2025-10-22', 'mended 2025-10-22']);
});

test('for a year a program also gets `recovered` by its former name, which people do not read twice', () => {
  const alert = {
    event: 'recovered',
    evening: '2027-11-29',
    day: '2027-11-29',
    missedDays: 0,
    because: null,
  } as const;
  const program = new URL('https://alerts.example/hook');
  expect(byFormerName(alert, program, '2027-11-30')).toEqual({ ...alert, event: 'mended' });
  expect(byFormerName(alert, program, '2027-12-01')).toBeNull();
  expect(byFormerName(alert, new URL('https://hooks.slack.com/services/a'), '2027-11-30')).toBeNull();
  expect(byFormerName(alert, new URL('https://a.logic.azure.com/b'), '2027-11-30')).toBeNull();
  expect(byFormerName({ ...alert, event: 'late' }, program, '2027-11-30')).toBeNull();
});

test('a close that was stopped is alerted at once, and not again at 00:15', async () => {
  at('2025-10-21T23:59:30');
  const error = new Error('A step is wrong');
  await database.raw(
    "insert into scheduler_reports (runner, paused, reported_at) values ('in-process', false, now())",
  );
  await noteFailedStep(database, { day: '2025-10-21', error, stopped: true });
  watch();
  await expect.poll(events, soon).toEqual(['stopped 2025-10-21']);
  expect(receiver.calls[0]?.text).toBe(
    'Vetta: La chiusura del 21 ottobre 2025 non riesce ed è ferma: serve un intervento. Motivo: A step is wrong.',
  );
  at('2025-10-22T00:20:00');
  await severalLooks();
  expect(events()).toHaveLength(1);
});

test.each([
  ['is away', 503],
  ['has moved', 302],
])('a receiver that %s is called until it takes the alert; the log has one line', async (_, status) => {
  at('2025-10-22T00:15:00');
  receiver.status = status;
  watch();
  await expect.poll(() => lines.length, soon).toBe(1);
  await severalLooks();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'The receiver of alerts (ALERT_URL) did not take an alert',
  ]);
  receiver.status = 200;
  await expect.poll(events, soon).toEqual(['late 2025-10-21']);
});

test('a day that is closed in time, and data of past days that arrives later, give no alert', async () => {
  at('2025-10-21T23:59:10');
  await close('2025-10-21');
  watch();
  at('2025-10-22T00:20:00');
  await severalLooks();
  // An import in the morning into a league that had no entry yesterday.
  const morning = await lockTables(database, 'entries', 'closed_days');
  await morning.raw('truncate entries, closed_days');
  await morning.raw(`insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    select id, '2025-10-02', 10, 1, 0, false, '2025-10-22T09:00+02' from players`);
  await morning.commit();
  at('2025-10-22T09:30:00');
  await severalLooks();
  expect(events()).toEqual([]);
});

test('while the database is away at 00:15, the process alerts once by itself', {
  timeout: 120_000,
}, async () => {
  const postgres: StoppablePostgres = await stoppablePostgres();
  const away = openDatabase(postgres.url);
  await away.raw("insert into players (name, joined_on, updated_at) values ('Anna', '2025-10-01', now())");
  await away.raw(`insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    select id, '2025-10-20', 10, 1, 0, false, '2025-10-20T20:00+02' from players`);
  at('2025-10-21T23:30:00');
  await closeOneDay(away, () => now, '2025-10-20');
  watch(postgres.url);
  await severalLooks();
  await away.destroy();
  await postgres.stopAtOnce();
  await severalLooks();
  expect(events()).toEqual([]);
  at('2025-10-22T00:15:00');
  await expect.poll(events, soon).toEqual(['database-away 2025-10-21']);
  expect(receiver.calls[0]?.text).toBe(
    'Vetta: La giornata del 21 ottobre 2025 non risulta chiusa: il database non risponde.',
  );

  await postgres.startAgain();
  const back = openDatabase(postgres.url);
  await expect
    .poll(
      () =>
        back('close_alerts')
          .select('day')
          .catch(() => []),
      soon,
    )
    .toEqual([{ day: '2025-10-21' }]);
  await closeOneDay(back, () => now, '2025-10-21');
  await expect
    .poll(events, soon)
    .toEqual(['database-away 2025-10-21', 'recovered 2025-10-21', 'mended 2025-10-21']);
  await back.destroy();
  for (const stop of stops.splice(0)) await stop();
  await postgres.remove();
});
