import type { Standing } from '@vetta/contract/standings';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { type SeenBoard, seenOf } from './seen-board.ts';

/** The team as it was before the one on the third place passed the one on the second. */
export const beforeOvertake = (team: readonly Standing[]): Standing[] =>
  team.map((one) =>
    one.position === 2
      ? { ...one, position: 3, total: (team[2]?.total ?? 0) - 1 }
      : one.position === 3
        ? { ...one, position: 2 }
        : one,
  );

/** The board that a wall saw before: who is second now had overtaken long ago. */
export const seenBefore = (before: readonly Standing[]): SeenBoard => ({
  ...seenOf(sampleBoard(before)),
  waiting: { climber: before.find(({ position }) => position === 3)?.playerId ?? '', since: 0 },
});

/** The team as it was before the first nine got a bonus. */
export const beforeBonuses = (team: readonly Standing[]): Standing[] =>
  team.map((one, index) => ({ ...one, bonus: one.bonus - (index < 9 ? 100 : 0) }));
