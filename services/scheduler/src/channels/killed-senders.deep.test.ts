import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announce } from '@vetta/league/announcements/announce';
import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { expect, onTestFinished, test } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { channelWith, receiver } from '../../testing/receivers.ts';
import { tellChannels } from './tell-channels.ts';

const KILLS = Number(process.env.CHANNEL_KILLS ?? (process.env.SOAK ? 200 : 4));
const soon = { timeout: 30_000, interval: 50 };
/** How far ahead the clock is. */
let offset = Temporal.Duration.from({ seconds: 0 });
const clock = () => Temporal.Now.instant().add(offset);

test(`${KILLS} kills of senders: an idempotent receiver hears of each event once`, {
  timeout: 60_000 + KILLS * 5_000,
}, async () => {
  const url = await freshDatabase();
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  const dataDir = await mkdtemp(join(tmpdir(), 'vetta-channels-'));
  const secrets = secretBox({ key: undefined, dataDir });
  const { received, address } = await receiver();
  const id = await channelWith(db, { secrets, clock }, address);
  const happens = (sentence: string) =>
    db.transaction((trx) =>
      announce(trx, { event: 'operator_alert', facts: { sentence }, key: sentence }, clock()),
    );
  // The limit of a minute is another test's.
  const free = setInterval(
    () =>
      db('channels')
        .update({ attempted_at: [] })
        .catch(() => {}),
    200,
  );
  onTestFinished(() => clearInterval(free));
  const events = KILLS * 2;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const sender = fork(new URL('../../testing/sender-process.ts', import.meta.url), [url, dataDir]);
    await once(sender, 'message');
    await happens(`Evento ${kill * 2}`);
    await happens(`Evento ${kill * 2 + 1}`);
    const before = received.length;
    // At another moment each time: before, while and after it sends.
    if (kill % 2 === 0) await expect.poll(() => received.length, soon).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 120));
    sender.kill('SIGKILL');
    await once(sender, 'exit');
  }
  // The leases of those that were killed are over.
  offset = offset.add({ seconds: 31 });
  onTestFinished(
    tellChannels({
      ...{ database: db, clock, secrets, rules: { namedHosts: ['127.0.0.1'] }, publicUrl: undefined },
      ...{ log: capturedLog().log, temporal: undefined, lostMinutes: 10 },
    }),
  );
  // A channel's log keeps its newest hundred: who is told is counted at the receiver.
  const heard = () => new Set(received.map(({ id: of }) => of)).size;
  await expect.poll(heard, { timeout: 60_000, interval: 100 }).toBe(events);
  const waiting = () => db('channel_deliveries').where({ channel_id: id, state: 'waiting' });
  await expect.poll(async () => (await waiting()).length, soon).toBe(0);
  const told = new Map(received.map(({ id: of, body }) => [of, JSON.parse(body).data.sentence]));
  expect([...told.values()].sort()).toEqual(Array.from({ length: events }, (_, n) => `Evento ${n}`).sort());
});
