import { spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChannelEvent } from '@vetta/contract/channels';
import { announce } from '@vetta/league/announcements/announce';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { commitCurrentMonth } from '@vetta/league/draws/commit-current-month';
import { recordEntry } from '@vetta/league/entries/record-entry';
import { addPlayer } from '@vetta/league/players/add-player';
import { lockedTransaction } from '@vetta/league/standings/lock';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { freePort } from '@vetta/league/testing/listen';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { nowOf } from '@vetta/league/time/now';
import { beginAttempt } from '@vetta/office/channels/attempts';
import { listChannels } from '@vetta/office/channels/channels';
import { listDeliveries, resendDelivery, tryChannel } from '@vetta/office/channels/deliveries';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { channelWith, receiver, SECRET } from '../../testing/receivers.ts';
import { freshNamespace } from '../../testing/temporal-namespace.ts';
import { temporalServer } from '../../testing/temporal-server.ts';
import { temporalAccess } from '../temporal/access.ts';
import { runOnTemporal } from '../temporal/runner.ts';
import { tellChannels } from './tell-channels.ts';

const soon = { timeout: 30_000, interval: 50 };

let url: string;
let db: Database;
let dataDir: string;
let offset: Temporal.Duration;
const clock = () => Temporal.Now.instant().add(offset);

beforeEach(async () => {
  url = await freshDatabase();
  db = openDatabase(url);
  dataDir = await folderOfTest();
  offset = Temporal.Duration.from({ seconds: 0 });
});
afterEach(() => db.destroy());

const secrets = () => secretBox({ key: undefined, dataDir });

const channelTo = (address: string, name?: string, event?: ChannelEvent) =>
  channelWith(db, { secrets: secrets(), clock }, address, name, event);
const happens = (sentence: string, key = sentence) =>
  db.transaction((trx) => announce(trx, { event: 'operator_alert', facts: { sentence }, key }, clock()));
const log = capturedLog();
function tell(temporal?: Parameters<typeof tellChannels>[0]['temporal'], namedHosts = ['127.0.0.1']): void {
  onTestFinished(
    tellChannels({
      ...{ database: db, clock, secrets: secrets(), rules: { namedHosts }, publicUrl: undefined },
      ...{ log: log.log, temporal, lostMinutes: 10 },
    }),
  );
}
const deliveries = (id: string) => listDeliveries(db, id);
const states = async (id: string) => (await deliveries(id)).map(({ state, status }) => [state, status]);

test('a message comes once, signed, with its id; the same happening again is told no second time', async () => {
  const { received, address } = await receiver();
  const id = await channelTo(address);
  tell();
  await happens('Torta in cucina');
  await happens('Torta in cucina');
  await expect.poll(() => states(id), soon).toEqual([['sent', 200]]);
  const [delivery] = await deliveries(id);
  expect(received.map(({ id: told, isSigned }) => [told, isSigned])).toEqual([[delivery?.id, true]]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    type: 'operator_alert',
    timestamp: delivery?.createdAt,
    data: { sentence: 'Torta in cucina' },
    text: 'Avviso di Vetta\nTorta in cucina',
  });
  expect(delivery).toMatchObject({ attempts: 1, error: null, nextAttemptAt: null });
});

test('a receiver that answers 500, then 429, gets the message again with the same id, after growing pauses', async () => {
  const answers = [{ status: 500 }, { status: 429, headers: { 'Retry-After': '40' } }, { status: 204 }];
  const { received, address } = await receiver((count) => answers[count - 1] ?? {});
  const id = await channelTo(address);
  tell();
  await happens('Prova');
  const pause = async () => {
    const [{ lastAttemptAt, nextAttemptAt } = { lastAttemptAt: null, nextAttemptAt: null }] =
      await deliveries(id);
    const ms =
      Temporal.Instant.from(nextAttemptAt ?? '').epochMilliseconds -
      Temporal.Instant.from(lastAttemptAt ?? '').epochMilliseconds;
    // Counted from the answer, which may take a moment.
    return Math.floor(ms / 1_000);
  };
  await expect.poll(() => states(id), soon).toEqual([['waiting', 500]]);
  expect(await pause()).toBe(10);
  expect((await deliveries(id))[0]?.error).toContain('500');
  offset = offset.add({ seconds: 11 });
  await expect.poll(() => states(id), soon).toEqual([['waiting', 429]]);
  expect(await pause()).toBe(40);
  offset = offset.add({ seconds: 41 });
  await expect.poll(() => states(id), soon).toEqual([['sent', 204]]);
  expect(new Set(received.map(({ id: told }) => told)).size).toBe(1);
  expect((await deliveries(id))[0]?.attempts).toBe(3);
});

test('a receiver says when to come again, for longer than the usual pauses too, as seconds or as a date', async () => {
  const date = new Date(Date.now() + 7_200_000).toUTCString();
  const asked: { id: string; header: string; least: number; most: number }[] = [];
  for (const [header, least, most] of [
    ['5400', 5_400, 5_400],
    [date, 7_000, 7_201],
    ['99999999', 86_400, 86_400],
    ['soon', 10, 10],
  ] as const) {
    const { address } = await receiver(() => ({ status: 503, headers: { 'Retry-After': header } }));
    const id = await channelTo(address, `Ufficio ${asked.length}`);
    await db.transaction((trx) => tryChannel(trx, id, nowOf(clock())));
    asked.push({ id, header, least, most });
  }
  tell();
  for (const { id, header, least, most } of asked) {
    await expect.poll(() => states(id), soon).toEqual([['waiting', 503]]);
    const [{ lastAttemptAt, nextAttemptAt } = { lastAttemptAt: null, nextAttemptAt: null }] =
      await deliveries(id);
    const wait = Math.round((Date.parse(nextAttemptAt ?? '') - Date.parse(lastAttemptAt ?? '')) / 1_000);
    expect(wait, header).toBeGreaterThanOrEqual(least);
    // It counts from the answer, which a busy machine notes late.
    expect(wait, header).toBeLessThanOrEqual(most + 30);
  }
});

test('a receiver that asks to slow down gets nothing of that channel meanwhile', async () => {
  const { received, address } = await receiver((count) =>
    count === 1 ? { status: 429, headers: { 'Retry-After': '60' } } : {},
  );
  const id = await channelTo(address);
  tell();
  await happens('uno');
  await expect.poll(() => states(id), soon).toEqual([['waiting', 429]]);
  await happens('due');
  await happens('tre');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(received).toHaveLength(1);
  offset = offset.add({ seconds: 61 });
  await expect
    // Sooner than the lease of an attempt, which is no wish to be left alone.
    .poll(async () => (await states(id)).filter(([state]) => state === 'sent').length, { timeout: 15_000 })
    .toBe(3);
});

test('a receiver that answers 410 is switched off at once and says so, also to another channel', async () => {
  const gone = await receiver(() => ({ status: 410 }));
  const other = await receiver();
  const id = await channelTo(gone.address, 'Vecchio');
  tell();
  await happens('uno');
  await expect.poll(() => states(id), soon).toEqual([['failed', 410]]);
  const watcher = await channelTo(other.address, 'Altro');
  expect(
    (await listChannels(db)).map(({ channel }) => [channel.name, channel.isActive, channel.offBecause]),
  ).toEqual([
    ['Altro', true, null],
    ['Vecchio', false, 'gone'],
  ]);
  await happens('due');
  await expect.poll(() => states(watcher), soon).toEqual([['sent', 200]]);
  expect(gone.received).toHaveLength(1);
});

test('a receiver that fails for 24 hours is switched off; the other channels hear of it, and what waited is not sent', async () => {
  const away = await receiver(() => ({ status: 503 }));
  const other = await receiver();
  const id = await channelTo(away.address, 'Guasto');
  const watcher = await channelTo(other.address, 'Vivo');
  tell();
  await happens('uno');
  await expect.poll(() => states(id), soon).toEqual([['waiting', 503]]);
  const [seen] = await listChannels(db);
  expect(seen?.lastDelivery).toMatchObject({
    ...{ state: 'waiting', attempts: 1, status: 503, nextAttemptAt: expect.any(String) },
    error: 'Il ricevitore ha risposto 503: il messaggio non è stato preso',
  });
  offset = offset.add({ hours: 23, minutes: 50 });
  // Until the attempt is noted, its lease holds for 30 s.
  const pause = async () => {
    const [
      { attempts, lastAttemptAt, nextAttemptAt } = { attempts: 0, lastAttemptAt: null, nextAttemptAt: null },
    ] = await deliveries(id);
    const between = Date.parse(nextAttemptAt ?? '') - Date.parse(lastAttemptAt ?? '');
    return [attempts, Math.round(between / 1_000)];
  };
  await expect.poll(pause, soon).toEqual([2, 20]);
  offset = offset.add({ minutes: 40 });
  await expect.poll(() => states(id), soon).toEqual([['failed', 503]]);
  const [channel] = await listChannels(db);
  expect(channel?.channel).toMatchObject({ name: 'Guasto', isActive: false, offBecause: 'failing' });
  await expect
    .poll(async () => (await deliveries(watcher)).map(({ text: said }) => said), soon)
    .toContain('Avviso di Vetta\nIl canale «Guasto» è stato spento: da 24 ore non riceve nulla.');
});

test('a receiver that hangs is given up after ten seconds and keeps no other channel waiting', async () => {
  const hanging = await receiver(() => ({ hangs: true }));
  const quick = await receiver();
  const id = await channelTo(hanging.address, 'Lento');
  const other = await channelTo(quick.address, 'Svelto');
  tell();
  await happens('uno');
  await expect.poll(() => states(other), { timeout: 5_000, interval: 50 }).toEqual([['sent', 200]]);
  await expect.poll(async () => (await deliveries(id))[0]?.error, soon).toContain('non ha risposto in tempo');
});

const evening = (day: string) => Temporal.Now.instant().until(Temporal.Instant.from(`${day}T23:59:30+01:00`));

test('a close does not wait for receivers: while ten of them hang it makes the same statements as with one that answers', {
  timeout: 120_000,
}, async () => {
  // Three working days; the first close of a league does more than the others.
  const [first, second, third] = ['2026-11-16', '2026-11-17', '2026-11-18'] as const;
  offset = evening(first);
  await commitCurrentMonth(db, nowOf(clock()));
  const nobody = { position: 0, score: 0, bonus: 0, total: 0 };
  const add = (name: string) =>
    lockedTransaction(db, (trx) => addPlayer(trx, { ...nobody, name }, nowOf(clock())));
  const people = [await add('Anna'), await add('Bruno')].map(({ after }) => after.id);
  const counted = openDatabase(url);
  onTestFinished(() => counted.destroy());
  let statements: string[] = [];
  counted.on('query', ({ sql }: { sql: string }) => statements.push(sql.replace(/ trx\d+;/, '')));
  const close = async (day: string) => {
    offset = evening(day);
    for (const [index, playerId] of people.entries()) {
      const numbers = { rings: 10 + index, apptSet: 0, apptDone: 0, alignment: false };
      await lockedTransaction(db, (trx) =>
        recordEntry(trx, { playerId, date: day, ...numbers }, nowOf(clock())),
      );
    }
    statements = [];
    const began = performance.now();
    expect(await closeOneDay(counted, clock, day)).toMatchObject({ outcome: 'closed' });
    return { statements, milliseconds: performance.now() - began };
  };

  const quick = await receiver();
  await channelTo(quick.address, 'Svelto', 'day_closed');
  tell();
  await close(first);
  await expect.poll(() => quick.received.length, soon).toBe(1);
  const before = await close(second);
  await expect.poll(() => quick.received.length, soon).toBe(2);

  const hanging = await receiver(() => ({ hangs: true }));
  const slow: string[] = [];
  for (let n = 1; n <= 10; n += 1) slow.push(await channelTo(hanging.address, `Lento ${n}`, 'day_closed'));
  // They hang already when the day closes.
  offset = evening(third);
  for (const id of slow) await db.transaction((trx) => tryChannel(trx, id, nowOf(clock())));
  await expect.poll(() => hanging.received.length, soon).toBe(10);
  const after = await close(third);
  expect(after.statements).toEqual(before.statements);
  expect(after.milliseconds).toBeLessThan(Math.max(5_000, before.milliseconds * 3));
  expect(await db('channel_deliveries').where({ key: `day:${third}` })).toHaveLength(11);
});

test('a redirect to loopback is not followed, and an address that is private is not asked at all', async () => {
  const inside = await receiver();
  const redirecting = await receiver(() => ({ status: 302, headers: { Location: inside.address } }));
  const id = await channelTo(redirecting.address);
  tell();
  await happens('uno');
  await expect.poll(() => states(id), soon).toEqual([['waiting', 302]]);
  expect(inside.received).toEqual([]);
  const forbidden = await receiver();
  const secondId = await channelTo(forbidden.address.replace('127.0.0.1', '127.1'), 'Interno');
  await db('channels')
    .where({ id: secondId })
    .update({
      sealed: await secrets().seal(
        JSON.stringify({
          address: forbidden.address.replace('http:', 'https:').replace('127.0.0.1', 'localhost'),
          secret: SECRET,
        }),
      ),
    });
  await db.transaction((trx) => tryChannel(trx, secondId, nowOf(clock())));
  await expect
    .poll(async () => (await deliveries(secondId))[0]?.error, soon)
    .toContain('è un indirizzo interno');
  expect(forbidden.received).toEqual([]);
});

test('a channel gets at most 20 messages a minute, and the others after it', async () => {
  const { received, address } = await receiver();
  const id = await channelTo(address);
  for (let n = 1; n <= 23; n += 1) await happens(`Avviso ${n}`);
  tell();
  await expect.poll(() => received.length, soon).toBe(20);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(received).toHaveLength(20);
  offset = offset.add({ seconds: 61 });
  await expect
    .poll(async () => (await states(id)).filter(([state]) => state === 'sent').length, soon)
    .toBe(23);
  expect(new Set(received.map(({ id: told }) => told)).size).toBe(23);
});

test('secrets that another key encrypted switch the channel off and say what to do', async () => {
  const { received, address } = await receiver();
  const id = await channelTo(address);
  dataDir = await mkdtemp(join(tmpdir(), 'vetta-channels-'));
  tell();
  await happens('uno');
  await expect.poll(() => states(id), soon).toEqual([['failed', null]]);
  expect((await listChannels(db))[0]?.channel.offBecause).toBe('key');
  expect(received).toEqual([]);
});

test('the program of docs/channels.md prints each message once, and refuses what is not signed', async () => {
  const page = await readFile(new URL('../../../../docs/channels.md', import.meta.url), 'utf8');
  const program = /```js receiver\.mjs\n(.*?)```/s.exec(page)?.[1] ?? '';
  const file = join(dataDir, 'receiver.mjs');
  await writeFile(file, program);
  const port = await freePort();
  const running = spawn(process.execPath, [file], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void running.kill());
  let printed = '';
  running.stdout.on('data', (part) => {
    printed += part;
  });
  const address = `http://127.0.0.1:${port}/hook`;
  await expect
    .poll(
      () =>
        fetch(address, { method: 'POST', body: '{}' }).then(
          ({ status }) => status,
          () => 0,
        ),
      soon,
    )
    .toBe(401);
  const id = await channelTo(address);
  tell();
  await happens('Torta in cucina');
  await expect.poll(() => states(id), soon).toEqual([['sent', 204]]);
  const [{ id: delivery } = { id: '' }] = await deliveries(id);
  await db.transaction((trx) => resendDelivery(trx, delivery, nowOf(clock())));
  await expect.poll(() => states(id), soon).toEqual([['sent', 204]]);
  await expect.poll(() => printed, soon).toBe('Avviso di Vetta\nTorta in cucina\n');
});

test('a delivery that one process attempts is begun by no other', async () => {
  const { address } = await receiver();
  const id = await channelTo(address);
  await happens('uno');
  const [{ id: delivery } = { id: '' }] = await deliveries(id);
  const begun = await Promise.all([1, 2, 3].map(() => beginAttempt(db, delivery, clock())));
  expect(begun.filter((one) => 'attempt' in one)).toHaveLength(1);
});

const server = temporalServer();
describe.skipIf(!server)('with Temporal', { timeout: 150_000 }, () => {
  test('each delivery is a workflow, tried again until the receiver takes it', async () => {
    if (!server) return;
    const temporal = await freshNamespace(server);
    onTestFinished(() => temporal.close());
    const { received, address } = await receiver((count) => (count === 1 ? { status: 500 } : {}));
    const id = await channelTo(address);
    // The worker of the closes runs the workflow, and the channels' own its attempts.
    const closes = runOnTemporal(temporalAccess(temporal.settings), db, clock, log.log);
    onTestFinished(() => closes.stop());
    tell(temporal.settings);
    await happens('uno');
    // Two workers start first, and bundle the workflows.
    const later = { timeout: 60_000, interval: 100 };
    await expect.poll(() => states(id), later).toEqual([['waiting', 500]]);
    offset = offset.add({ seconds: 11 });
    await expect.poll(() => states(id), later).toEqual([['sent', 200]]);
    const [{ id: delivery } = { id: '' }] = await deliveries(id);
    expect(received.map(({ id: told }) => told)).toEqual([delivery, delivery]);
    const run = await temporal.client.workflow.getHandle(`vetta-delivery-${delivery}`).describe();
    expect([run.type, run.taskQueue]).toEqual(['deliver', 'vetta']);
    // A second sandbox for workflows would take 35 MB.
    const { namespace } = temporal.settings;
    const polled = async (kind: 'WORKFLOW' | 'ACTIVITY') =>
      (
        await temporal.client.connection.workflowService.describeTaskQueue({
          namespace,
          taskQueue: { name: 'vetta-channels' },
          taskQueueType: { WORKFLOW: 1, ACTIVITY: 2 }[kind],
        })
      ).pollers;
    expect([await polled('WORKFLOW'), await polled('ACTIVITY')]).toEqual([[], [expect.anything()]]);
    // The SDK warns of it, and it is meant.
    expect(log.messages.filter((message) => message.includes('No workflows'))).toEqual([]);
  });
});
