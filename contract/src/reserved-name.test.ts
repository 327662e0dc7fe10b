import { expect, test } from 'vitest';
import { isReservedName } from './reserved-name.ts';

test.each([
  'Vetta',
  'vetta',
  ' V E T T A ',
  'Ve\u200btta',
  'Vet\u00adta',
  'Vetta\u3164',
  '\u202eVetta',
  'Vetta\ufe0f',
  'Ｖｅｔｔａ',
  '𝐕𝐞𝐭𝐭𝐚',
  '«Vetta»',
  'Vetta.',
  'npm start',
  'NPM  START',
  'npm\u00a0start',
  'npm-start',
  'npm run import',
  'npm run key',
  'npm run qualcosa',
  'Il comando import',
])("the name %j is the product's own", (name) => expect(isReservedName(name)).toBe(true));

test.each(['Anna Vetta', 'Vettani', 'Npmaria', 'Anna Npm Run', 'La comandante', 'Ⅷ', 'e\u0301'])(
  "the name %j is a person's",
  (name) => expect(isReservedName(name)).toBe(false),
);
