/** A program that runs one scheduler on Temporal until it is killed, for tests that kill it. */
import { openDatabase } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { pino } from 'pino';
import { closePool } from '../src/close-pool.ts';
import { startScheduler } from '../src/start.ts';

/** The program's only argument, as JSON. */
interface ScheduledBy {
  readonly databaseUrl: string;
  readonly address: string;
  readonly namespace: string;
}

const { databaseUrl, address, namespace }: ScheduledBy = JSON.parse(process.argv[2] ?? '');
// Ends with the test's process, even if that process was killed.
process.on('disconnect', () => process.exit());
await startScheduler({
  settings: { temporal: { address, namespace, apiKey: undefined, tls: undefined }, clock: undefined },
  database: openDatabase(databaseUrl, closePool),
  clock: systemClock,
  log: pino({ level: 'info' }, pino.destination('/dev/null')),
});
process.send?.('ready');
