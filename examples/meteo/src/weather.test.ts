import { expect, test } from 'vitest';
import { weatherOf } from './weather.ts';

const climbing = (...movements: (number | null)[]) => movements.map((movement) => ({ total: 10, movement }));

test.each([
  ['more people go up than down', climbing(2, 1, -1), 'sole'],
  ['as many go up as down', climbing(1, -1, null), 'nuvole'],
  ['more go down', climbing(-1, 0, null), 'pioggia'],
] as const)('the weather when %s', (_, standings, weather) => {
  expect(weatherOf(standings)).toBe(weather);
});

test('there is no weather before the first points', () => {
  expect(weatherOf([{ total: 0, movement: null }])).toBeNull();
});
