/**
 * Writes the history that replay.test.ts replays. A program of its own, run when a close gets other steps, with
 * DATABASE_URL (a new database) and TEMPORAL_ADDRESS (of a dev server without our schedule) in the environment.
 */
import { writeFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
// CommonJS: Node finds no names in it.
import proto from '@temporalio/proto';
import { NativeConnection } from '@temporalio/worker';
import { closeActivities } from '@vetta/league/months/close-activities';
import { openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import { systemClock } from '@vetta/league/time/clock';
import { closeWorker } from '../src/temporal/worker.ts';
import { workOn } from './office.ts';
import { scheduleOneClose } from './one-close.ts';

const { DATABASE_URL: databaseUrl, TEMPORAL_ADDRESS: address } = process.env;
if (!databaseUrl || !address) throw new Error('DATABASE_URL and TEMPORAL_ADDRESS are needed');
const namespace = 'default';

const db = openDatabase(databaseUrl);
await migrate(db);
await workOn(db, ['2025-10-24', '2025-10-25', '2025-10-26']);

const client = new Client({ connection: await Connection.connect({ address }), namespace });
const close = await scheduleOneClose(client, '2025-10-26');
const connection = await NativeConnection.connect({ address });
const worker = await closeWorker(connection, namespace, closeActivities(db, systemClock));
const running = worker.run();
let history = await client.workflow.getHandle(close).fetchHistory();
// A close that has ended has a last event of its own.
while (!history.events?.at(-1)?.workflowExecutionCompletedEventAttributes)
  history = await client.workflow.getHandle(close).fetchHistory();
worker.shutdown();
await running;
await connection.close();
await client.connection.close();
await db.destroy();

for (const event of history.events ?? []) {
  // The history must not name the machine that recorded it.
  for (const attributes of Object.values(event))
    if (typeof attributes === 'object' && attributes && 'identity' in attributes) attributes.identity = '';
}
const file = new URL('../src/temporal/histories/close-of-three-days.bin', import.meta.url);
await writeFile(file, proto.temporal.api.history.v1.History.encode(history).finish());
