import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { AnotherProcessCloses } from '@vetta/league/closes/closing-lock';
import type { Database } from '@vetta/league/store/database';
import { noteFailedStep } from '@vetta/office/dashboard/failing-close';
import { isDefect, MAX_DEFECT_ATTEMPTS } from '../defects.ts';
import { rootCauseMessage } from '../report.ts';

/**
 * Stores the failures of a worker's steps for the dashboard. After MAX_DEFECT_ATTEMPTS failures that are not outages, a step
 * fails its close: another attempt would meet the same error. The next scheduled close, a trigger or a restart tries again.
 */
export function failedSteps(database: Database): ActivityInterceptorsFactory {
  /** The defects that each running step met; Temporal's own attempt count includes outages. */
  const defects = new Map<string, number>();
  return ({ info: { activityType, activityId, workflowExecution } }) => {
    // A source is no step of a close.
    if (activityType === 'runSource') return {};
    const step = `${workflowExecution?.runId} ${activityId}`;
    return {
      inbound: {
        async execute(input, next) {
          try {
            const done = await next(input);
            defects.delete(step);
            return done;
          } catch (error) {
            // Not a failure: the step is tried again until the other process has ended.
            if (error instanceof AnotherProcessCloses) throw error;
            if (isDefect(error)) defects.set(step, (defects.get(step) ?? 0) + 1);
            const stopped = defects.get(step) === MAX_DEFECT_ATTEMPTS;
            await noteFailedStep(database, { day: String(input.args[0]), error, stopped });
            if (!stopped) throw error;
            defects.delete(step);
            throw ApplicationFailure.create({
              message: `${activityType} failed ${MAX_DEFECT_ATTEMPTS} times: ${rootCauseMessage(error)}`,
              type: 'Defect',
              nonRetryable: true,
            });
          }
        },
      },
    };
  };
}
