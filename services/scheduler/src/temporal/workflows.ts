import { ApplicationFailure, log, proxyActivities, workflowInfo } from '@temporalio/workflow';
import { type CloseActivities, closeUpTo } from '@vetta/league/months/close';
import { isOver, newestDayOver } from '@vetta/league/time/rome';

const activities = proxyActivities<CloseActivities>({
  startToCloseTimeout: '5 minutes',
  // A worker that was killed in an activity is missed after this, not after the five minutes.
  heartbeatTimeout: '10 seconds',
  // Without an end: the days behind this one wait for it, and a database that was away comes back.
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Closes every missed day up to the one this run of the schedule is for. Answers the days closed, in order. */
export async function close(): Promise<string[]> {
  const closed = await closeUpTo(activities, dayToClose());
  if (closed.length > 0) log.info('Days closed', { closed });
  return closed;
}

/** Told by the time this run was scheduled for, however late it runs; a manual trigger is scheduled for its own time. */
function dayToClose(): string {
  const { searchAttributes, startTime } = workflowInfo();
  const [scheduled] = searchAttributes.TemporalScheduledStartTime ?? [];
  if (!(scheduled instanceof Date))
    throw ApplicationFailure.nonRetryable('A close is started by its schedule: trigger or backfill that one');
  const day = newestDayOver(instantOf(scheduled));
  // A backfill may reach into the future.
  if (!isOver(day, instantOf(startTime))) throw ApplicationFailure.nonRetryable(`${day} is not over yet`);
  return day;
}

const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());
