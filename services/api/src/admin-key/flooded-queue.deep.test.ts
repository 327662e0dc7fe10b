import { setTimeout as pause } from 'node:timers/promises';
import { hashKey } from '@vetta/office/admin-key/key-hash';
import { afterEach, expect, test } from 'vitest';
import { ADMIN_KEY, type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
afterEach(() => api.close());

const verify = 'POST /api/admin/auth/verify';
const from = (address: string) => ({ 'X-Forwarded-For': address });
/** From now on each key is hashed at its full cost, as in the product. What had failed before the flood was hashed in a millisecond. */
const hashSlowly = async () =>
  api.database('admin_users').update({ password_hash: await hashKey(ADMIN_KEY) });
let keys = 0;
let addresses = 0;
/** Returns the headers of a new client behind the trusted proxy. */
const newcomer = () => from(`192.0.2.${++addresses}`);
const guess = (address: string) => api.ask(verify, { key: `tentativo ${keys++}`, headers: from(address) });

test('the addresses of one /64 count as one; an IPv4 address is the same in its IPv6 form', async () => {
  api = await testApi({ trustedProxies: ['127.0.0.1'] });
  const guesses = async (addressOf: (n: number) => string) => {
    const answers = await Promise.all(Array.from({ length: 11 }, (_, n) => guess(addressOf(n))));
    return answers.map(({ status }) => status).sort();
  };
  const tenFail = [...Array(10).fill(401), 429];
  expect(await guesses((n) => `2001:db8:1:2:${n}::7`)).toEqual(tenFail);
  expect((await guess('2001:db8:1:2:ffff:ffff:ffff:ffff')).status).toBe(429);
  expect((await guess('2001:db8:1:3::1')).status).toBe(401);
  expect(await guesses((n) => ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201'][n % 3] ?? '')).toEqual(
    tenFail,
  );
});

test('a flood of keys from addresses that have failed keeps no newcomer waiting: the right key gets in at once', async () => {
  api = await testApi({ trustedProxies: ['127.0.0.1'] });
  const addresses = Array.from({ length: 40 }, (_, n) => `198.51.100.${n}`);
  for (let n = 0; n < addresses.length; n += 20)
    await Promise.all(addresses.slice(n, n + 20).map((address) => guess(address)));
  await hashSlowly();
  let going = true;
  const flood = addresses.map(async (address) => {
    for (let tries = 0; going && tries < 9; tries++) {
      await guess(address);
      await pause(20);
    }
  });
  await pause(300);
  const { status } = await api.ask(verify, { headers: from('203.0.113.5') });
  going = false;
  await Promise.all(flood);
  expect(status).toBe(200);
});

test('an address that mistyped once is checked before those that guess', async () => {
  api = await testApi({ trustedProxies: ['127.0.0.1'] });
  const addresses = Array.from({ length: 24 }, (_, n) => `198.51.100.${n}`);
  for (let round = 0; round < 3; round++)
    for (let n = 0; n < addresses.length; n += 12)
      await Promise.all(addresses.slice(n, n + 12).map((address) => guess(address)));
  expect((await guess('203.0.113.6')).status).toBe(401);
  await hashSlowly();
  const flood = addresses.map((address) => guess(address));
  await pause(100);
  expect((await api.ask(verify, { headers: from('203.0.113.6') })).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  // One of them gave up its place, besides those that found none.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
});

test('the right key, not yet verified, gets in while another client guesses from the same address', async () => {
  // Behind a proxy that is not trusted every client has the proxy's address.
  api = await testApi();
  await hashSlowly();
  let over = false;
  let guesses = 0;
  const guessOn = async () => {
    while (!over) {
      const { status } = await api.ask(verify, { key: `tentativo ${guesses++}` });
      if (status === 429) await pause(50);
    }
  };
  const guessing = Promise.all([guessOn(), guessOn()]);
  const tries = async () => (await api.ask(verify)).status;
  await expect.poll(() => guesses).toBeGreaterThan(20);
  expect(await tries(), 'the address has failed too often').toBe(429);
  await expect.poll(tries, { interval: 2_000, timeout: 20_000 }).toBe(200);
  expect(await tries(), 'it is verified now').toBe(200);
  over = true;
  await guessing;
});

test('many addresses at once cannot fill the queue of keys, and a verified key passes meanwhile', async () => {
  api = await testApi({ trustedProxies: ['127.0.0.1'] });
  await hashSlowly();
  expect((await api.ask(verify, { headers: newcomer() })).status).toBe(200);
  const guesses = Array.from({ length: 60 }, (_, n) =>
    api.ask(verify, { key: `tentativo ${n}`, headers: newcomer() }),
  );
  expect((await api.ask(verify, { headers: newcomer() })).status).toBe(200);
  const answers = await Promise.all(guesses);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  expect((await api.ask(verify, { key: 'sbagliata', headers: newcomer() })).status, 'it empties').toBe(401);
});

test('a page that makes many calls at once with the right key gets all answers', async () => {
  api = await testApi();
  await hashSlowly();
  const answers = await Promise.all(Array.from({ length: 25 }, () => api.ask(verify)));
  expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
  expect((await api.ask(verify, { key: 'sbagliata' })).status, 'none of them was a failure').toBe(401);
});
