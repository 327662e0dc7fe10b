import { useLeague } from '@vetta/league/testing/league';
import { nowOf } from '@vetta/league/time/now';
import { expect, test } from 'vitest';
import { acceptedHashes, ensureAdminKey, hashOf, isKeyGiven, renewAdminKey } from './admin-key.ts';
import { hashKey } from './key-hash.ts';

const league = useLeague();
const now = nowOf(Temporal.Instant.from('2025-11-21T10:00:00+01:00'));
const isTaken = async (key: string) => (await hashOf(key, await acceptedHashes(league.db))) !== undefined;
const renew = async (keepOld: string | null) => {
  const duration = keepOld === null ? null : Temporal.Duration.from(keepOld);
  return (await league.db.transaction((trx) => renewAdminKey(trx, now, duration))).reply;
};

test('a key is made once, shown once and kept as a hash', async () => {
  expect(await isTaken('')).toBe(false);
  const { created } = await ensureAdminKey(league.db, now);
  expect(created).toMatch(/^[\w-]{32}$/);
  expect(await ensureAdminKey(league.db, now)).toEqual({ created: null });
  const stored = JSON.stringify(await league.db('admin_users'));
  expect(stored).not.toContain(created);
  expect(await isTaken(created ?? '')).toBe(true);
  expect(await isTaken('')).toBe(false);
  expect(await isTaken(`${created}x`)).toBe(false);
});

test('a key is checked at the cost that its hash names', async () => {
  const hash = await hashKey('una chiave', 2 ** 8);
  expect(await hashOf('una chiave', [hash])).toBe(hash);
  expect(await hashOf('un’altra', [hash])).toBeUndefined();
});

test('a new key replaces the old one at once', async () => {
  const old = await renew(null);
  const key = await renew(null);
  expect(key).not.toBe(old);
  expect(await isTaken(key)).toBe(true);
  expect(await isTaken(old)).toBe(false);
});

test('an old key that is kept is accepted until its time is over, or until the next renewal', async () => {
  const first = await renew(null);
  const second = await renew('PT24H');
  expect([await isTaken(first), await isTaken(second)]).toEqual([true, true]);
  const third = await renew('PT24H');
  expect([await isTaken(first), await isTaken(second), await isTaken(third)]).toEqual([false, true, true]);
  await league.db.raw("update admin_users set previous_until = previous_until - interval '24 hours'");
  expect([await isTaken(second), await isTaken(third)]).toEqual([false, true]);
});

test("the operator's own key ends the old one that is kept, even if it is the newest key itself", async () => {
  const old = await renew(null);
  const newest = await renew('PT24H');
  await ensureAdminKey(league.db, now, newest);
  expect([await isTaken(old), await isTaken(newest)]).toEqual([false, true]);
});

test("the operator's own key replaces any other, the kept one too, and is recognised as such", async () => {
  const old = await renew(null);
  const made = await renew('PT24H');
  expect(await isKeyGiven(league.db)).toBe(false);
  expect(await ensureAdminKey(league.db, now, 'la-chiave-di-casa')).toEqual({ created: null });
  expect(await isTaken('la-chiave-di-casa')).toBe(true);
  expect([await isTaken(old), await isTaken(made)]).toEqual([false, false]);
  expect(await isKeyGiven(league.db)).toBe(true);
  expect(await league.db('admin_users')).toHaveLength(1);

  // Started without ADMIN_KEY: the key stays in force and can be renewed.
  expect(await ensureAdminKey(league.db, now)).toEqual({ created: null });
  expect(await isTaken('la-chiave-di-casa')).toBe(true);
  expect(await isKeyGiven(league.db)).toBe(false);
});
