import { freshDatabase } from '@vetta/league/testing/fresh-database';
import pg from 'pg';
import { expect, test } from 'vitest';

test('each test file has its own PostgreSQL database, which sorts and folds Italian letters', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  expect(one).not.toBe(other);
  const client = new pg.Client(one);
  await client.connect();
  const { rows } = await client.query(
    "select lower('ÈÙ') as lower, array(select n from unnest(array['zeta','Èva','Eva','eco']) n order by n) as sorted",
  );
  await client.end();
  expect(rows[0]).toEqual({ lower: 'èù', sorted: ['eco', 'Eva', 'Èva', 'zeta'] });
});
