import { expect, test } from 'vitest';
import { sampleSchedule } from '../../testing/sample-schedule.ts';
import { newChallengeAt } from './use-challenges-on-wall.ts';

const { scenes } = sampleSchedule(['classifica', 'sfida'], []);
const wall = { running: ['a', 'b'], known: ['a'], scenes, isCovered: false };
const morning = '2026-11-23T07:00:00+01:00';

test.each([
  ['comes at seven, if the wall has not shown it', morning, {}, true],
  [
    'comes to a wall that was off on its first days',
    '2026-11-25T10:00:00+01:00',
    { known: ['x', 'y'] },
    true,
  ],
  ['waits at night', '2026-11-23T06:59:59+01:00', {}, false],
  ['comes on an evening', '2026-11-23T23:59:30+01:00', {}, true],
  ['comes in a month’s last hour where the plan names its scene', '2026-11-30T23:58:59+01:00', {}, true],
  ['waits in a month’s last minute', '2026-11-30T23:59:00+01:00', {}, false],
  ['waits below a notice', morning, { isCovered: true }, false],
  ['does not come to a wall without its scene', morning, { scenes: scenes.slice(0, 1) }, false],
  ['has its turn on a device that looks for the first time', morning, { known: null }, false],
  ['does not come twice', morning, { known: ['b', 'a'] }, false],
  ['is no news while nothing is known of it', morning, { running: undefined }, false],
])('a sfida that begins %s', (_, at, fields, comes) => {
  expect(newChallengeAt({ ...wall, ...fields }, new Date(at))).toBe(comes ? 'sfida' : undefined);
});
