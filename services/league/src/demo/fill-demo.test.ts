import { expect, test } from 'vitest';
import { useLeague } from '../../testing/league.ts';
import { takeClosingLock } from '../closes/closing-lock.ts';
import { rows } from '../store/rows.ts';
import { fillDemo } from './fill-demo.ts';
import { inventedName } from './names.ts';

const league = useLeague();

test('filling the demonstration waits while another process closes days, then closes its own', async () => {
  const { db } = league;
  const other = await db.transaction();
  await takeClosingLock(other);
  const filling = fillDemo(db, () => Temporal.Instant.from('2025-10-22T16:00:00Z'));
  const waiting = () =>
    rows(db, "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'");
  await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
  expect(await db('closed_days')).toEqual([]);

  await other.rollback();
  expect(await filling).toBe(true);
  const closed = await db('closed_days').select('date').orderBy('date');
  expect([closed[0], closed.at(-1)]).toEqual([{ date: '2025-09-01' }, { date: '2025-10-21' }]);
});

test('a thousand invented people have a thousand names', () => {
  const names = new Set(Array.from({ length: 2_000 }, (_, index) => inventedName(index)));
  expect(names.size).toBe(2_000);
});
