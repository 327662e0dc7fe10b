import { expect, test } from 'vitest';
import { withAdded } from './with-added.ts';

const player = (id: string, position: number) => ({ id, position });

test('who is added stands at once where the standings put them, and not last', () => {
  const players = [player('ada', 1), player('bice', 2), player('carla', 3)];
  const ids = (position: number) => withAdded(players, player('dora', position)).map(({ id }) => id);
  expect(ids(2)).toEqual(['ada', 'dora', 'bice', 'carla']);
  expect(ids(4)).toEqual(['ada', 'bice', 'carla', 'dora']);
  expect(withAdded(players, player('bice', 1)).map(({ id }) => id)).toEqual(['bice', 'ada', 'carla']);
});
