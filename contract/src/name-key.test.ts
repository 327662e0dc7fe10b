import { expect, test } from 'vitest';
import { cleanName, nameKey, spellingKey } from './name-key.ts';

test.each([
  ['Niccolò Déodati', 'NICCOLO  DEODATI'],
  ["D'Angelo", 'd’angelo'],
  ["D'Angelo", 'D`Angelo'],
  ["D'Angelo", 'D´Angelo'],
  ['Ada Neri', '\u200bAda\u00a0\u202eNeri\ufeff '],
  ['Ada Neri', 'Ada\tNeri'],
  ['Zoe\u0308', 'ZOË'],
  ['Ada Neri', 'Ａｄａ Neri'],
])('%j and %j are the same name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test.each([
  ['Ada Neri', 'Adaneri'],
  ['Ada Neri', 'Ada Nera'],
  ['D Angelo', "D'Angelo"],
])('%j and %j are two names', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

test('accents count in how a name is spelled, case and spaces do not', () => {
  expect(spellingKey(' Giosuè  SÀNTORO')).toBe(spellingKey('giosue\u0300 sa\u0300ntoro'));
  expect(spellingKey('Giosue')).not.toBe(spellingKey('Giosuè'));
});

test('a name is stored as it was typed, without what nobody sees', () => {
  expect(cleanName('  D’Angelo\u200b \u00a0 Zoe\u0308 ')).toBe('D’Angelo Zoë');
  expect(cleanName('\u200b \u200d')).toBe('');
  expect(cleanName('A\u200dda N\u200ceri\ufe0f')).toBe('Ada Neri');
});

test('a joiner that changes what is seen stays, and the name is found without it', () => {
  for (const name of ['Ada 👩🏽\u200d❤\ufe0f\u200d👩', 'क्\u200dष', 'می\u200cخواهم']) {
    expect(cleanName(name)).toBe(name);
    expect(nameKey(name)).toBe(nameKey(name.replace(/\u200c|\u200d|\ufe0f/g, '')));
  }
});
