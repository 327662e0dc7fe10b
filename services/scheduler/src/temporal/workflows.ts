import {
  ApplicationFailure,
  continueAsNew,
  log,
  patched,
  proxyActivities,
  upsertMemo,
  workflowInfo,
} from '@temporalio/workflow';
import { type CloseActivities, closeUpTo } from '@vetta/league/closes/close';
import { isOver, newestDayOver } from '@vetta/league/time/rome';

export { deliver } from '../channels/deliver-workflow.ts';
export { fetchSource } from './source-workflow.ts';

const activities = proxyActivities<CloseActivities>({
  startToCloseTimeout: '5 minutes',
  // A killed worker is noticed after ten seconds instead of five minutes.
  heartbeatTimeout: '10 seconds',
  // Unlimited: later days wait for this one, and an unreachable database recovers. A defect ends them (failed-steps.ts).
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** How many days one run closes. The worker replays a run's history at every step, so short runs are also fast ones. */
const DAYS_OF_A_RUN = 10;

/**
 * Closes every missed day up to the day of this scheduled run. Returns the closed days, in order. After 10 days it continues
 * as a new run, which gets the day and the days closed so far.
 */
export async function close(upTo: string = dayToClose(), before: string[] = []): Promise<string[]> {
  // Temporal's UI shows the memo. The id's date is that of the scheduled time, which a manual trigger has at any hour.
  if (patched('day-in-memo')) upsertMemo({ romeDay: upTo });
  const closed = await closeUpTo(activities, upTo, DAYS_OF_A_RUN);
  if (closed.length > 0) log.info('Days closed', { closed });
  const all = [...before, ...closed];
  if (closed.length === DAYS_OF_A_RUN) await continueAsNew<typeof close>(upTo, all);
  return all;
}

/**
 * Returns the newest day that was over at the scheduled time, however late the run starts. A manual trigger is scheduled for
 * the time of the trigger. Throws if no schedule started the run, and if the day is not over.
 */
function dayToClose(): string {
  const { searchAttributes, startTime } = workflowInfo();
  const [scheduled] = searchAttributes.TemporalScheduledStartTime ?? [];
  if (!(scheduled instanceof Date))
    throw ApplicationFailure.nonRetryable(
      'Only the schedule can start a close: trigger or backfill the schedule',
    );
  const day = newestDayOver(instantOf(scheduled));
  // A backfill can include future times.
  if (!isOver(day, instantOf(startTime))) throw ApplicationFailure.nonRetryable(`${day} is not over yet`);
  return day;
}

const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());
