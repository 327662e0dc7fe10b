import { expect, test } from 'vitest';
import { LEAVER, PLAYERS, SPELLINGS, type Spelling } from '../testing/spellings.ts';
import { type KnownPlayer, matchPeople, type PersonChoice, type WhoIsGone } from './match-people.ts';
import { isOneLetterOff } from './one-letter-off.ts';

const player = (name: string, archivedOn: string | null = null): KnownPlayer => ({
  id: `id of ${name}`,
  name,
  archivedOn,
});
const players = ['Mario Rossi', 'Niccolò Déodati', "Chiara D'Angelo", 'Ada Neri'].map((name) => player(name));

interface Given {
  readonly known?: readonly KnownPlayer[];
  readonly people?: Record<string, PersonChoice>;
  readonly remembered?: (key: string) => PersonChoice | undefined;
  readonly gone?: WhoIsGone;
}

/** How each name is matched: «how player», with a question mark where it is asked. */
function how(
  rows: readonly (readonly [name: string, day?: string])[],
  { known = players, ...decisions }: Given = {},
) {
  const given = rows.map(([name, date = '2026-11-24']) => ({ name, date }));
  const matched = [...matchPeople(given, known, decisions).values()];
  return Object.fromEntries(
    matched.map(({ name, how: kind, playerId, candidates, isAsked, choice }) => [
      name,
      [
        kind,
        isAsked ? `? ${candidates.map((one) => one.name)}` : (choice ?? ''),
        playerId?.replace('id of ', '') ?? '',
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  );
}

test.each([
  ['MARIO  ROSSI', 'same Mario Rossi'],
  ['Niccolo Deodati', 'same Niccolò Déodati'],
  ['Chiara D’Angelo', "same Chiara D'Angelo"],
  ['Ada\u200b Neri\u00a0', 'same Ada Neri'],
  ['Rossi Mario', 'swapped Mario Rossi'],
  ['Rossi, Mario', 'swapped Mario Rossi'],
  ["D'Angelo Chiara", "swapped Chiara D'Angelo"],
  ['Mario Rosi', 'near ? Mario Rossi'],
  ['Mario Rosssi', 'near ? Mario Rossi'],
  ['Maroi Rossi', 'near ? Mario Rossi'],
  ['Maria Rossi', 'near ? Mario Rossi'],
  ['Mario Rssi Rossi', 'near ? Mario Rossi'],
  ['Carla Verdi', 'new'],
])('«%s» is matched', (name, expected) => expect(Object.values(how([[name]]))).toEqual([expected]));

test('300 spellings of names, each alone, mean whom they must, or are asked with the likeliest first', () => {
  const known = [...PLAYERS.map((name) => player(name)), player(LEAVER, '2026-11-01')];
  const answers = SPELLINGS.map(([name]): Spelling => {
    const [person] = matchPeople([{ name, date: '2026-11-24' }], known).values();
    const whom = known.find(({ id }) => id === person?.playerId) ?? person?.candidates[0];
    return [name, person?.how ?? 'new', whom?.name ?? null];
  });
  expect(answers).toEqual(SPELLINGS);
  expect(SPELLINGS.length).toBeGreaterThanOrEqual(300);
});

test('somebody who left is asked about, by name', () => {
  const known = [player('Ada Neri', '2026-11-01'), player('Eva Blu')];
  expect(how([['ada neri'], ['Neri Ada']], { known })).toEqual({
    'ada neri': 'archived ? Ada Neri Ada Neri',
    'Neri Ada': 'archived ? Ada Neri Ada Neri',
  });
});

test('an earlier name matches like the name, unless somebody else has it or the file has both', () => {
  const renamed = { ...player('Ada Blu'), earlierNames: ['Ada Neri', 'Ada Nerí Rossi'] };
  const known = [renamed, player('Eva Blu')];
  expect(how([['ADA NERI']], { known })).toEqual({ 'ADA NERI': 'same Ada Blu' });
  expect(how([['Neri, Ada']], { known })).toEqual({ 'Neri, Ada': 'swapped Ada Blu' });
  expect(how([['Ada Nerri']], { known })).toEqual({ 'Ada Nerri': 'near ? Ada Blu' });
  expect(how([['Ada Blu'], ['Ada Neri']], { known })).toMatchObject({ 'Ada Neri': 'near ? Ada Blu' });
  expect(how([['Ada Neri'], ['Ada Neri Rossi']], { known })).toEqual({
    'Ada Neri': 'same Ada Blu',
    'Ada Neri Rossi': 'near ? Ada Blu',
  });
  expect(how([['Ada Neri']], { known: [...known, player('ada neri')] })).toEqual({
    'Ada Neri': 'same ada neri',
  });
});

test('the name of somebody who was removed or made anonymous is asked about, until somebody else has it', () => {
  const gone: WhoIsGone = (key) =>
    key === 'ada neri' ? 'forgotten' : key === 'eva blu' ? 'removed' : undefined;
  const rows = [['Ada Nerì'], ['Eva Blu']] as const;
  expect(how(rows, { known: [], gone })).toEqual({ 'Ada Nerì': 'forgotten ? ', 'Eva Blu': 'removed ? ' });
  expect(how(rows, { known: [player('Ada Neri')], gone, people: { 'Eva Blu': 'new' } })).toEqual({
    'Ada Nerì': 'same Ada Neri',
    'Eva Blu': 'removed new',
  });
});

test('two players of one name are asked about, and a name near to two is new', () => {
  const known = [
    player('Ada Neri'),
    { ...player('ada neri'), id: 'other' },
    player('Eva Blu'),
    player('Eva Bla'),
  ];
  expect(how([['Ada Neri'], ['Eva Bli']], { known })).toEqual({
    'Ada Neri': 'same ? Ada Neri,ada neri',
    'Eva Bli': 'new',
  });
});

test('who is in the file by the exact spelling is not meant by another spelling on the same days', () => {
  const known = [player('Giosue Santoro'), player('Giosuè Sàntoro')];
  expect(how([['Giosue Santoro'], ['Giosuè Sàntoro']], { known })).toEqual({
    'Giosue Santoro': 'same Giosue Santoro',
    'Giosuè Sàntoro': 'same Giosuè Sàntoro',
  });
  expect(how([['Giosue Santoro'], ['Giosuè Sàntoro']], { known: known.slice(0, 1) })).toMatchObject({
    'Giosue Santoro': 'same Giosue Santoro',
    'Giosuè Sàntoro': expect.stringContaining('?'),
  });
  expect(how([['Giosue Santoro'], ['Giosuè Sàntoro']], { known: [] })).toEqual({
    'Giosue Santoro': 'new',
    'Giosuè Sàntoro': 'near ? ',
  });
});

test('two spellings of a new name on other days are one new player', () => {
  const rows = [
    { name: 'Zoè Blu', date: '2026-11-23' },
    { name: 'Zoe Blu', date: '2026-11-24' },
  ];
  const newcomers = [...matchPeople(rows, players).values()].map(({ newcomer }) => newcomer);
  expect(newcomers).toEqual(['zoe blu', 'zoe blu']);
});

test('what was decided holds, now and the next time', () => {
  const rows = [['Mario Rosi'], ['Rossi Mario'], ['Ufficio'], ['Ada Neri']] as const;
  const people = { 'mario rosi': 'id of Ada Neri', 'Rossi Mario': 'new', Ufficio: 'skip' };
  const expected = {
    'Mario Rosi': 'near id of Ada Neri Ada Neri',
    'Rossi Mario': 'swapped new',
    Ufficio: 'new skip',
    'Ada Neri': 'same Ada Neri',
  };
  expect(how(rows, { people })).toEqual(expected);
  const remembered = new Map([
    ['mario rosi', 'id of Mario Rossi'],
    ['ada neri', 'id of Mario Rossi'],
  ]);
  expect(how(rows, { remembered: (key) => remembered.get(key) })).toMatchObject({
    'Mario Rosi': 'near id of Mario Rossi Mario Rossi',
    'Ada Neri': 'same Ada Neri',
  });
});

test.each([
  ['abc', 'abc', false],
  ['abc', 'abd', true],
  ['abc', 'ab', true],
  ['abc', 'xabc', true],
  ['abc', 'acb', true],
  ['abc', 'cba', false],
  ['aab', 'aaab', true],
  ['', 'a', true],
  ['abcd', 'badc', false],
  ['abd', 'axyd', false],
  ['abcd', 'axbd', false],
  ['abcd', 'acxd', false],
  ['abcz', 'acbxz', false],
])('%j and %j are one letter off: %j', (one, other, expected) => {
  expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([expected, expected]);
});
