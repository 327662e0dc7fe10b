import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { AnotherProcessCloses } from '@vetta/league/closes/closing-lock';
import { noteFailedStep } from '@vetta/league/dashboard/failing-close';
import type { Database } from '@vetta/league/store/database';
import { isTemporary } from '@vetta/league/store/database-errors';
import { ATTEMPTS_WITH_DEFECT } from '../defects.ts';
import { rootCauseMessage } from '../root-cause-message.ts';

/**
 * Stores the failures of a worker's steps for the dashboard. A step that fails by a defect for the last time fails its close:
 * the same error would come again. The next close of the schedule, a trigger or a restart begins anew.
 */
export function failedSteps(database: Database): ActivityInterceptorsFactory {
  /** The failures by a defect of each running step. The attempts that Temporal counts may have met an outage. */
  const defects = new Map<string, number>();
  return ({ info: { activityType, activityId, workflowExecution } }) => {
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
            if (!isTemporary(error)) defects.set(step, (defects.get(step) ?? 0) + 1);
            const stopped = defects.get(step) === ATTEMPTS_WITH_DEFECT;
            await noteFailedStep(database, { day: String(input.args[0]), error, stopped });
            if (!stopped) throw error;
            defects.delete(step);
            throw ApplicationFailure.create({
              message: `${activityType} failed ${ATTEMPTS_WITH_DEFECT} times: ${rootCauseMessage(error)}`,
              type: 'Defect',
              nonRetryable: true,
            });
          }
        },
      },
    };
  };
}
