import { expect, test } from 'vitest';
import { ADMIN_KEY, useApi } from '../../testing/api.ts';

const api = await useApi();

test('100 000 days can be exported and imported again', async () => {
  await api.database.raw(
    `with crowd as (
      insert into players (name, joined_on, updated_at)
      select 'Persona ' || n, '2024-01-01', now() from generate_series(1, 1000) n returning id
    )
    insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    select id, cast('2024-01-01' as date) + day, day, 1, 0, day % 2 = 0, now()
    from crowd cross join generate_series(0, 99) day`,
  );
  const text = (await api.ask('GET /api/admin/exports/entries.csv')).body;
  const answer = await api.ask('POST /api/admin/imports?dryRun=true', {
    raw: text,
    headers: { 'Content-Type': 'text/csv' },
  });
  expect(answer.body).toMatchObject({ entries: { created: 0, replaced: 0, unchanged: 100_000 } });
});

test('a reader that stops gives the database connection back', async () => {
  // More than all buffers hold, so that the sender waits for the reader.
  await api.database.raw("update players set name = rpad(name, 110, 'a')");
  const open = async () => {
    const { rows } = await api.database.raw(
      "select count(*) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    return rows[0].count;
  };
  const leaving = new AbortController();
  const response = await fetch(`${api.url}/api/admin/exports/entries.csv`, {
    headers: { 'X-Admin-Key': ADMIN_KEY },
    signal: leaving.signal,
  });
  expect(await response.body?.getReader().read()).toMatchObject({ done: false });
  await expect.poll(open).toBe(1);
  leaving.abort();
  await expect.poll(open).toBe(0);

  await fetch(`${api.url}/api/admin/exports/entries.csv`, {
    method: 'HEAD',
    headers: { 'X-Admin-Key': ADMIN_KEY },
  });
  await expect.poll(open).toBe(0);
});
