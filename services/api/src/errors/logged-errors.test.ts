import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

// It reads like an error of the connection.
const NAME = 'Connection terminated';
const api = await useApi();

const errorLines = () => api.logged.filter((line) => JSON.parse(line).level >= 40).join('');
const add = () => api.ask('POST /api/admin/players', { body: { name: NAME } });

test.each([
  [
    'a broken table',
    'alter table players rename column joined_on to gone',
    'alter table players rename column gone to joined_on',
  ],
  [
    'a constraint that quotes the row',
    `alter table players add constraint refused check (name <> '${NAME}') not valid`,
    'alter table players drop constraint refused',
  ],
  [
    'an error that quotes the value',
    `create function quote_name() returns trigger language plpgsql as $$ begin perform new.name::int; return new; end $$;
    create trigger quotes before insert on players for each row execute function quote_name()`,
    'drop function quote_name cascade',
  ],
])('%s is a 500 whatever the player is called, and the log holds no name', async (_, fail, repair) => {
  await api.database.raw(fail);
  const { status, body } = await add();
  await api.database.raw(repair);
  expect(status).toBe(500);
  expect(body.error).not.toContain(NAME);
  expect(errorLines()).toContain('A request failed');
  expect(errorLines()).not.toContain(NAME);
  expect((await add()).status).toBe(201);
  api.logged.length = 0;
});
