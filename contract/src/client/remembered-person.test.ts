import { expect, test } from 'vitest';
import { rememberedChoice } from './remembered-person.ts';

/** As `openssl dgst -sha256 -binary | basenc --base64url` has them, without the padding. */
const HASHES: readonly (readonly [string, string])[] = [
  ['niccolo conti', 'Vt6vXesogD9YEVCOT3_uGfm1N-EFHYPyaGTYdqQLYoQ'],
  ['ufficio', 'ZEMlIHgY_Z_kcmwFHEim9E7thR9gL--4mfMgzLU44x4'],
  ['anna maria', '36Kc7nUsPSuxqTXp6ho9R0tWNKkIb9XMZr5BeN_6hl8'],
  ["d'angelo chiara", 'tlx79GJ_wSkTtETYI0K7YgKf1qmPsxIt_FtQkJK2Z00'],
  ['zoë', 'J1K4hoaEf6XIb0e5TOZSt7PyKpHDdhfUUaTbmvpDFFA'],
];

test('a name’s decision is found by the hash of its key, and of none other', () => {
  const of = rememberedChoice([
    ...HASHES.map(([key, nameHash]) => ({ nameHash, playerId: `player ${key}` })),
    { nameHash: 'aaaa', playerId: null },
  ]);
  expect(HASHES.map(([key]) => of(key))).toEqual(HASHES.map(([key]) => `player ${key}`));
  expect(of('zeno')).toBeUndefined();
  expect(rememberedChoice([])('ufficio')).toBeUndefined();
});
