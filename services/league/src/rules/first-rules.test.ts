import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rulesWithoutFigures } from '../store/migrations/0079-rules-without-figures.ts';

const office = useOffice();
const contents = (): Promise<string[]> => office.db('game_rules').orderBy('order').pluck('content');

test('the first rules say no threshold, which admins set elsewhere', async () => {
  expect((await contents()).filter((content) => /1\.?200/.test(content))).toEqual([]);
});

test('an upgrade rewords the rules of before, and leaves those that an admin has changed', async () => {
  const now = await contents();
  await rulesWithoutFigures.down?.(office.db);
  const before = await contents();
  expect(before.filter((content) => !now.includes(content))).toHaveLength(2);
  await office.db('game_rules').where({ order: 6 }).update({ content: 'Si estrae una bicicletta.' });
  await rulesWithoutFigures.up(office.db);
  expect(await contents()).toEqual(now.with(6, 'Si estrae una bicicletta.'));
});
