/**
 * A process that runs one worker per installation, for tests that kill it. An installation with a pause stops at that step of
 * the close, before or after the step's commit, and then writes one `!` to stdout.
 */
import { NativeConnection } from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { takeClosingLock } from '@vetta/league/closes/closing-lock';
import { openDatabase } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { pino } from 'pino';
import { z } from 'zod';
import { createWorker } from '../src/temporal/create-worker.ts';
import { logThrough } from '../src/temporal/sdk-log.ts';

const Pause = z.object({ step: z.string(), when: z.enum(['before', 'after']), day: z.string() });
export type Pause = z.infer<typeof Pause>;

/** The program's only argument, as JSON. */
const WorkerInput = z.object({
  /** `host:port` of the Temporal server. */
  address: z.string(),
  installations: z.array(z.object({ namespace: z.string(), database: z.string(), pause: Pause.optional() })),
});
export type WorkerInput = z.infer<typeof WorkerInput>;

// The log goes to stderr: the test reads stdout.
logThrough(pino({ level: 'error' }, pino.destination(2)));
// Ends with the test's process, even if that process was killed.
process.on('disconnect', () => process.exit());

const { address, installations } = WorkerInput.parse(JSON.parse(process.argv[2] ?? ''));
const connection = await NativeConnection.connect({ address });
for (const { namespace, database, pause } of installations) {
  const db = openDatabase(database);
  const activities = closeActivities(db, systemClock, takeClosingLock);
  const worker = await createWorker(connection, {
    namespace,
    activities: pause ? pausingAt(pause, activities) : activities,
    database: db,
  });
  worker.run().catch((error) => {
    console.error(error);
    process.exit(1);
  });
}

function pausingAt({ step, when, day }: Pause, activities: CloseActivities): CloseActivities {
  const pauseForever = () => {
    process.stdout.write('!');
    return new Promise<never>(() => {});
  };
  const pausing = Object.entries(activities).map(([name, activity]) => [
    name,
    async (...args: unknown[]) => {
      const pauses = name === step && args[0] === day;
      if (pauses && when === 'before') await pauseForever();
      const result = await activity(...args);
      if (pauses) await pauseForever();
      return result;
    },
  ]);
  return Object.fromEntries(pausing);
}
