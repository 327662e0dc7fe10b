/**
 * A process with one worker for each life that it is told of, all on one Temporal server; for tests that kill it.
 * A life that is to end at a step stands still there, before it or after it is stored, and says so on stdout.
 */
import { NativeConnection } from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/months/close';
import { closeActivities } from '@vetta/league/months/close-activities';
import { openDatabase } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { pino } from 'pino';
import { z } from 'zod';
import { logThrough } from '../src/temporal/sdk-log.ts';
import { closeWorker } from '../src/temporal/worker.ts';

const Lives = z.object({
  address: z.string(),
  lives: z.array(
    z.object({
      namespace: z.string(),
      database: z.string(),
      end: z.object({ step: z.string(), when: z.enum(['before', 'after']), day: z.string() }).optional(),
    }),
  ),
});
export type Lives = z.infer<typeof Lives>;
type End = NonNullable<Lives['lives'][number]['end']>;

// Stdout is for what the test waits for.
logThrough(pino({ level: 'error' }, pino.destination(2)));
// A test that was killed itself leaves no workers behind.
process.on('disconnect', () => process.exit());

const { address, lives } = Lives.parse(JSON.parse(process.argv[2] ?? ''));
const connection = await NativeConnection.connect({ address });
for (const { namespace, database, end } of lives) {
  const activities = closeActivities(openDatabase(database), systemClock);
  const worker = await closeWorker(connection, namespace, end ? endingAt(end, activities) : activities);
  worker.run().catch((error) => {
    console.error(error);
    process.exit(1);
  });
}

function endingAt({ step, when, day }: End, activities: CloseActivities): CloseActivities {
  const standStill = () => {
    process.stdout.write('!');
    return new Promise<never>(() => {});
  };
  const mortal = Object.entries(activities).map(([name, activity]) => [
    name,
    async (...args: unknown[]) => {
      const ends = name === step && args[0] === day;
      if (ends && when === 'before') await standStill();
      const done = await activity(...args);
      if (ends) await standStill();
      return done;
    },
  ]);
  return Object.fromEntries(mortal);
}
