import {
  ScheduleAlreadyRunning,
  type ScheduleClient,
  ScheduleNotFoundError,
  type ScheduleOptions,
  type ScheduleOptionsStartWorkflowAction,
} from '@temporalio/client';
import type { Source } from '@vetta/contract/sources';
import { runTimes } from '@vetta/league/sources/run-times';
import { listSources } from '@vetta/league/sources/sources';
import type { Database } from '@vetta/league/store/database';
import { taskQueue } from './schedule.ts';
import type { fetchSource } from './source-workflow.ts';

const PREFIX = 'vetta-source-';

/** Returns the schedule of a source: each hour with its minutes. */
function scheduleOf(source: Source): ScheduleOptions<ScheduleOptionsStartWorkflowAction<typeof fetchSource>> {
  const hours = Map.groupBy(runTimes(source), (minutes) => Math.trunc(minutes / 60));
  const scheduleId = `${PREFIX}${source.id}`;
  return {
    scheduleId,
    spec: {
      calendars: [...hours].map(([hour, times]) => ({ hour, minute: times.map((minutes) => minutes % 60) })),
      timezone: 'Europe/Rome',
    },
    // A run that was missed is worth nothing: the next one brings the same sheet.
    policies: { overlap: 'SKIP', catchupWindow: '1 minute', pauseOnFailure: false },
    state: { paused: source.paused },
    action: {
      type: 'startWorkflow',
      workflowType: 'fetchSource',
      workflowId: scheduleId,
      taskQueue,
      args: [source.id],
    },
  };
}

/**
 * Returns a function that makes Temporal's schedules those of the sources: one for each, none for a removed one. It asks Temporal only
 * for what has changed since its last call. Throws if Temporal or the database does not answer.
 */
export function keepSourceSchedules(database: Database): (client: ScheduleClient) => Promise<void> {
  /** The sources as Temporal has them, by id; undefined before Temporal was asked. */
  let known: Map<string, string> | undefined;
  return async (client) => {
    const now = Temporal.Now.instant();
    const sources = (await listSources(database, now)).map(({ source }) => source);
    known ??= await schedulesIn(client);
    for (const source of sources) {
      const wanted = JSON.stringify([source.everyMinutes, source.from, source.to, source.paused]);
      if (known.get(source.id) === wanted) continue;
      await ensure(client, source);
      known.set(source.id, wanted);
    }
    const ids = new Set(sources.map(({ id }) => id));
    for (const id of known.keys()) {
      if (ids.has(id)) continue;
      await client
        .getHandle(`${PREFIX}${id}`)
        .delete()
        .catch((error: unknown) => {
          if (!(error instanceof ScheduleNotFoundError)) throw error;
        });
      known.delete(id);
    }
  };
}

/** Returns the sources that have a schedule, whatever it says. */
async function schedulesIn(client: ScheduleClient): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for await (const { scheduleId } of client.list())
    if (scheduleId.startsWith(PREFIX)) known.set(scheduleId.slice(PREFIX.length), '');
  return known;
}

async function ensure(client: ScheduleClient, source: Source): Promise<void> {
  const schedule = scheduleOf(source);
  try {
    await client.create(schedule);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client
      .getHandle(schedule.scheduleId)
      .update(({ state }) => ({ ...schedule, state: { ...state, paused: source.paused } }));
  }
}
