import { expect, test } from 'vitest';
import { nextWithoutData } from './next-without-data.ts';

const round = ['ada', 'bruno', 'carla', 'dario'].map((id) => ({ id }));
const next = (current: string, withData: string[]) =>
  nextWithoutData(round, ({ id }) => withData.includes(id), current)?.id;

test('the round goes on after the player just saved', () => {
  expect(next('ada', [])).toBe('bruno');
  expect(next('ada', ['bruno'])).toBe('carla');
});

test('past its end it goes back to whoever was left out', () => {
  expect(next('dario', ['bruno'])).toBe('ada');
  expect(next('carla', ['ada', 'dario'])).toBe('bruno');
});

test('it ends when everybody else has data, whether or not the answer has come back for the last one', () => {
  expect(next('carla', ['ada', 'bruno', 'dario'])).toBeUndefined();
  expect(next('carla', ['ada', 'bruno', 'carla', 'dario'])).toBeUndefined();
});

test('before anybody is chosen it begins at the first without data', () => {
  expect(next('', ['ada'])).toBe('bruno');
});
