import { expect, test } from 'vitest';
import { NewPlayer, PlayerChange } from './players.ts';

test('a name is stored without what nobody sees, and is one line of something', () => {
  expect(NewPlayer.parse({ name: ' D’Angelo\u200b  Ada ' }).name).toBe('D’Angelo Ada');
  expect(PlayerChange.parse({ name: 'Ada\u00a0 Neri' }).name).toBe('Ada Neri');
  for (const name of ['', ' ', '\u200b\u200d', 'Ada\nNeri', 'Ada\u2028Neri', 'a'.repeat(121)])
    expect(NewPlayer.safeParse({ name }).success, JSON.stringify(name)).toBe(false);
});
