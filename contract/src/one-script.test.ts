import { expect, test } from 'vitest';
import { NewEvents } from './intake.ts';
import { KeyName } from './keys.ts';

const refused = ['Vеtta', 'Gіulia', 'Μarco', 'Anna Бianchi', 'Ροbot'];
const taken = [
  'Vetta 2',
  'Niccolò D’Amico',
  'Łukasz',
  'Ольга Иванова',
  'Ελένη',
  '王芳',
  'center-1',
  'Œuvre №1',
];

test.each([
  ['a key', (name: string) => KeyName.safeParse(name).success],
  ['a source', (source: string) => NewEvents.safeParse({ source, events: [null] }).success],
])('the name of %s mixes no scripts', (_, isTaken) => {
  expect(refused.filter(isTaken)).toEqual([]);
  expect(taken.filter((name) => !isTaken(name))).toEqual([]);
});
