import { setTimeout as pause } from 'node:timers/promises';
import { lockStandings } from '@vetta/league/standings/lock';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_KEY, type Answer, useApi } from '../../testing/api.ts';
import { type SentRequest, sendRaw } from '../../testing/raw-request.ts';
import { connectionLimits } from '../connections/connection-limits.ts';

const BUDGET = 1_200_000;
const MOST = 1_000_000;
const PATIENCE = 500;
const limits = {
  ...connectionLimits,
  bodies: BUDGET,
  patience: 1_000,
  headers: 1_000,
  request: 3_000,
  check: 100,
  heavyPatience: PATIENCE,
};

const api = await useApi({ limits });
beforeAll(async () => {
  expect((await add(100)).status).toBe(201);
});

const filled = (bytes: number) => `{"name":"Anna","note":"${'x'.repeat(bytes - 25)}"}`;
/** Sends a whole body of so many bytes. */
const add = (bytes: number): Promise<Answer> =>
  api.ask('POST /api/admin/players', {
    raw: filled(bytes),
    headers: { 'Content-Type': 'application/json' },
  });

/** The calls that take large bodies, with a part of a body of `bytes`. */
const kinds: Readonly<Record<string, (bytes: number) => Promise<SentRequest>>> = {
  'JSON of a known length': (bytes) =>
    begin('POST /api/admin/players', 'application/json', bytes, '{"name":'),
  'a tracker': (bytes) => begin('POST /api/admin/imports', 'text/csv', bytes, 'name,date'),
  'a build': (bytes) => begin('POST /api/admin/plugins', 'application/x-tar', bytes, 'x'.repeat(512)),
};
const begin = (call: string, type: string, bytes: number, body: string) =>
  sendRaw(api, call, {
    headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': type, 'Content-Length': String(bytes) },
    body,
  });

/** Waits until a body that is being received has its place: until another of that size has none. */
const settled = () =>
  expect.poll(async () => (await add(MOST)).body.error, { timeout: 5_000 }).toMatch(/richieste grandi/);

describe.each(Object.entries(kinds))('%s', (_, beginBody) => {
  test('takes its place: what is over the budget is told to come again, and what fits is served', async () => {
    const first = await beginBody(MOST);
    await settled();
    const began = performance.now();
    const refused = await add(MOST);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body).toEqual({ error: expect.stringContaining('Riprova') });
    expect(performance.now() - began).toBeGreaterThan(0.9 * PATIENCE);
    first.socket.destroy();
    expect((await add(MOST)).status).toBe(201);

    const second = await beginBody(MOST);
    await settled();
    expect((await add(1_000)).status).toBe(201);
    second.socket.destroy();
  });

  test('gives its place back when the client goes, when its time is over and when it is refused', async () => {
    for (let round = 0; round < 3; round++) {
      const left = await beginBody(MOST);
      await settled();
      left.socket.destroy();
      expect((await add(MOST)).status).toBe(201);
    }
    const late = await beginBody(MOST);
    // Node answers 408 after `request`.
    expect(await late.status).toBe(408);
    expect((await add(MOST)).status).toBe(201);
  });
});

test('what does not fit waits a moment, and is served when the other is over', async () => {
  const first = await begin('POST /api/admin/players', 'application/json', MOST, '');
  await settled();
  const second = add(MOST);
  await pause(PATIENCE / 5);
  first.socket.write(filled(MOST));
  expect(await first.status).toBe(201);
  expect((await second).status).toBe(201);
  first.socket.destroy();
});

test('a client that goes while it waits leaves no place behind', async () => {
  const first = await begin('POST /api/admin/players', 'application/json', MOST, '');
  await settled();
  const waiting = await Promise.all(
    Array.from({ length: 5 }, () => begin('POST /api/admin/players', 'application/json', MOST, '{')),
  );
  await pause(PATIENCE / 5);
  for (const { socket } of waiting) socket.destroy();
  first.socket.destroy();
  expect((await add(MOST)).status).toBe(201);
});

test('a body without a length counts what it holds', async () => {
  const chunk = 'x'.repeat(500_000);
  const first = await sendRaw(api, 'POST /api/admin/players', {
    headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    body: `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
  });
  await settled();
  expect((await add(MOST)).status).toBe(503);
  expect((await add(500_000)).status).toBe(201);
  first.socket.destroy();
  expect((await add(MOST)).status).toBe(201);
});

test('an upload counts what it holds in memory, not what is on the disk', async () => {
  const form =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="f.mp4"\r\nContent-Type: video/mp4\r\n\r\n';
  const uploads = await Promise.all(
    Array.from({ length: 4 }, () =>
      begin('POST /api/admin/upload', 'multipart/form-data; boundary=x', 9_000_000, form),
    ),
  );
  await settled();
  expect((await add(MOST)).status).toBe(503);
  expect((await add(100_000)).status).toBe(201);
  for (const { socket } of uploads) socket.destroy();
  expect((await add(MOST)).status).toBe(201);
});

test('bodies that are refused or broken give their places back', async () => {
  for (let n = 0; n < 20; n++) {
    const headers = { 'Content-Type': 'application/json' };
    const raw = 'x'.repeat(MOST);
    expect((await api.ask('POST /api/admin/players', { raw, headers })).status).toBe(400);
    expect(
      (await api.ask('POST /api/admin/players', { raw, headers: { 'Content-Type': 'text/plain' } })).status,
    ).toBe(415);
    expect((await add(1024 * 1024 + 1)).status).toBe(413);
  }
  expect((await add(MOST)).status).toBe(201);
});

test('of three imports two are read and the third is told to come again; a slow one that is not there yet takes no place', async () => {
  const dated = (n: number) => `name,date,rings,apptSet,apptDone,alignment\nAnna ${n},2026-11-20,1,0,0,false`;
  const send = (n: number) =>
    api.ask('POST /api/admin/imports', { raw: dated(n), headers: { 'Content-Type': 'text/csv' } });
  const slow = await Promise.all(
    [1, 2, 3].map(() => begin('POST /api/admin/imports', 'text/csv', 1_000, 'name,date')),
  );
  const lock = await api.database.transaction();
  await lockStandings(lock);
  const held = [send(1), send(2)];
  await pause(PATIENCE / 2);
  const refused = await send(3);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(refused.body.error).toContain('Riprova');
  await lock.rollback();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await send(3)).status).toBe(200);
  for (const { socket } of slow) socket.destroy();
});
