import type { Day, Month } from '@vetta/contract/values';
// Types only: Temporal bundles this file into the workflow, where there is no database.
import type { Evaluation } from '../bonuses/evaluate.ts';

/** What the first step of a close did. */
export interface Judged extends Evaluation {
  /**
   * The instant of the step, in ISO 8601: what is recorded later waits for the next close. Missing in the history of a close
   * that an older version began: then the time of each later step takes its place.
   */
  readonly cutOff?: string;
}

/** What the close of a day did. */
export interface CloseReport extends Evaluation {
  readonly settled: number;
  /** How many lottery prizes were drawn. */
  readonly drawn: number;
  readonly finalised: readonly Month[];
}

/** The steps of a close. Each is atomic and safe to repeat. */
export interface CloseActivities {
  /** Returns the days up to `upTo` that were missed, oldest first. */
  daysToClose(upTo: Day): Promise<Day[]>;
  awardBonuses(day: Day): Promise<Judged>;
  /** Settles the awards earned by `day`. Returns how many there were. */
  settleBonuses(day: Day): Promise<number>;
  /** Keeps the positions of the day's close and, of a Sunday, the sums that public receipts name. Tells the channels of the day. */
  keepPositions(day: Day, cutOff?: string): Promise<void>;
  /** Holds the draws that are due and commits to the next secrets. Returns how many prizes were drawn. */
  drawLottery(day: Day): Promise<number>;
  finaliseMonths(day: Day, cutOff?: string): Promise<Month[]>;
  recordDay(day: Day, report: CloseReport, cutOff?: string): Promise<void>;
}

/** Runs the steps of a close in their order, the same for every runner: the caller passes the activities. */
export async function closeDay(activities: CloseActivities, day: Day): Promise<CloseReport> {
  const { cutOff, ...evaluated } = await activities.awardBonuses(day);
  const settled = await activities.settleBonuses(day);
  await activities.keepPositions(day, cutOff);
  // Before months become final: the points are settled, and the month is still ranked from its rows.
  const drawn = await activities.drawLottery(day);
  const finalised = await activities.finaliseMonths(day, cutOff);
  const report = { ...evaluated, settled, drawn, finalised };
  // Last: until the day is recorded, an interrupted close is repeated from its beginning.
  await activities.recordDay(day, report, cutOff);
  return report;
}

/** Closes the missed days up to `upTo` in order, each as the day it was, but no more than `limit`. Returns them. */
export async function closeUpTo(
  activities: CloseActivities,
  upTo: Day,
  limit = Number.POSITIVE_INFINITY,
): Promise<Day[]> {
  const days = (await activities.daysToClose(upTo)).slice(0, limit);
  for (const day of days) await closeDay(activities, day);
  return days;
}
