import { expect, test } from 'vitest';
import { useLeague } from '../testing/league.ts';
import { momentOf } from '../time/moment.ts';
import { ensureAdminKey, isAdminKey } from './admin-key.ts';

const league = useLeague();
const moment = momentOf(Temporal.Instant.from('2025-11-21T10:00:00+01:00'));

test('a key is made once, shown once and kept as a hash', async () => {
  const { created } = await ensureAdminKey(league.db, moment);
  expect(created).toMatch(/^[\w-]{32}$/);
  expect(await ensureAdminKey(league.db, moment)).toEqual({ created: null });
  const stored = JSON.stringify(await league.db('admin_users'));
  expect(stored).not.toContain(created);
  expect(await isAdminKey(league.db, created ?? '')).toBe(true);
  expect(await isAdminKey(league.db, '')).toBe(false);
  expect(await isAdminKey(league.db, `${created}x`)).toBe(false);
});

test("the operator's own key takes the place of the made one", async () => {
  expect(await ensureAdminKey(league.db, moment, 'la-chiave-di-casa')).toEqual({ created: null });
  expect(await isAdminKey(league.db, 'la-chiave-di-casa')).toBe(true);
  expect(await league.db('admin_users')).toHaveLength(1);
});
