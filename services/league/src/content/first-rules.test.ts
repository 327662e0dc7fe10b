import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();

test('the first rules say no threshold, which admins set elsewhere', async () => {
  const contents: string[] = await office.db('game_rules').orderBy('order').pluck('content');
  expect(contents.filter((content) => /1\.?200/.test(content))).toEqual([]);
});
