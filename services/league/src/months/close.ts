import type { Day, Month } from '@vetta/contract/values';
// Types only: a Temporal workflow bundles this file, and must hold no database.
import type { Evaluation } from '../bonuses/evaluate.ts';

/** What the close of a day did. */
export interface CloseReport extends Evaluation {
  readonly settled: number;
  /** How many lottery prizes were drawn. */
  readonly drawn: number;
  readonly finalised: readonly Month[];
}

/** The steps of a close. Each is whole by itself and safe to repeat. */
export interface CloseActivities {
  /** The days up to `upTo` that were missed, oldest first. */
  daysToClose(upTo: Day): Promise<Day[]>;
  awardBonuses(day: Day): Promise<Evaluation>;
  /** Adds the awards earned by `day` to the points, and says how many they were. */
  settleBonuses(day: Day): Promise<number>;
  keepPositions(day: Day): Promise<void>;
  /** Holds the draws that are due, commits to the secrets of the next, and says how many prizes were drawn. */
  drawLottery(day: Day): Promise<number>;
  finaliseMonths(day: Day): Promise<Month[]>;
  recordDay(day: Day, report: CloseReport): Promise<void>;
}

/** The order of a close, told once: whoever runs it brings the activities. */
export async function closeDay(activities: CloseActivities, day: Day): Promise<CloseReport> {
  const evaluated = await activities.awardBonuses(day);
  const settled = await activities.settleBonuses(day);
  await activities.keepPositions(day);
  // Before months become final: a contest's points are settled, and its month still counts as it stands.
  const drawn = await activities.drawLottery(day);
  const finalised = await activities.finaliseMonths(day);
  const report = { ...evaluated, settled, drawn, finalised };
  // Last: until the day is recorded, a close cut off anywhere is simply done again.
  await activities.recordDay(day, report);
  return report;
}

/** Closes the days up to `upTo` that were missed, in order, each as the day it was, and says which. */
export async function closeUpTo(activities: CloseActivities, upTo: Day): Promise<Day[]> {
  const days = await activities.daysToClose(upTo);
  for (const day of days) await closeDay(activities, day);
  return days;
}
