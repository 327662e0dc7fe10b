import type { Client } from '@temporalio/client';
import { closeInstant } from '@vetta/league/time/rome';
import { scheduleId, taskQueue } from '../src/temporal/schedule.ts';

/** Creates a paused schedule that runs one close, that of a past day. Returns the workflow id of this close. */
export async function scheduleOneClose(client: Client, day: string): Promise<string> {
  const evening = closeInstant(day);
  const at = new Date(evening.epochMilliseconds);
  await client.schedule.create({
    scheduleId,
    spec: { calendars: [{ hour: 23, minute: 59 }], timezone: 'Europe/Rome' },
    action: { type: 'startWorkflow', workflowType: 'close', workflowId: scheduleId, taskQueue },
    state: { paused: true, backfill: [{ start: new Date(at.getTime() - 1_000), end: at }] },
  });
  return `${scheduleId}-${evening}`;
}
