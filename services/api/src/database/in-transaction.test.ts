import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';

const database = openDatabase(await freshDatabase());
beforeAll(() => database.raw('create table locks (name text primary key, taken int not null default 0)'));
afterAll(() => database.destroy());

test('two transactions that block each other both get through, each exactly once', async () => {
  await database.raw("insert into locks (name) values ('a'), ('b')");
  const bothHoldOne = Promise.withResolvers<void>();
  const oneIsThrough = Promise.withResolvers<void>();
  let holding = 0;
  const take = (first: string, second: string) =>
    inTransaction(database, async (trx) => {
      if (holding === 2) await oneIsThrough.promise;
      await trx('locks').where({ name: first }).increment('taken');
      if (++holding === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await trx('locks').where({ name: second }).increment('taken');
    }).then(oneIsThrough.resolve);
  await Promise.all([take('a', 'b'), take('b', 'a')]);
  expect(holding, 'one of them began again').toBe(3);
  expect(await database('locks').orderBy('name')).toEqual([
    { name: 'a', taken: 2 },
    { name: 'b', taken: 2 },
  ]);
});

test('any other error is thrown unchanged at once, and nothing is written', async () => {
  let runs = 0;
  const failing = inTransaction(database, async (trx) => {
    runs++;
    await trx('locks').insert({ name: 'c' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
  expect(await database('locks').where({ name: 'c' })).toEqual([]);
});
