/**
 * Records one more history for replay.test.ts, under the name given as argument. Run this program when the workflow changes,
 * with DATABASE_URL (an empty database) and TEMPORAL_ADDRESS (a dev server without our schedule) in the environment.
 */
import { writeFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
// A CommonJS package whose names Node cannot import directly.
import proto from '@temporalio/proto';
import { NativeConnection } from '@temporalio/worker';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import { systemClock } from '@vetta/league/time/clock';
import { createWorker } from '../src/temporal/create-worker.ts';
import { scheduleOneClose } from './closes-on-temporal.ts';
import { importSampleEntries } from './sample-entries.ts';

const { DATABASE_URL: databaseUrl, TEMPORAL_ADDRESS: address } = process.env;
const [, , name] = process.argv;
if (!databaseUrl || !address || !name)
  throw new Error('DATABASE_URL, TEMPORAL_ADDRESS and a name are needed');
const namespace = 'default';

const db = openDatabase(databaseUrl);
await migrate(db);
await importSampleEntries(db, ['2025-10-24', '2025-10-25', '2025-10-26']);

const client = new Client({ connection: await Connection.connect({ address }), namespace });
const close = await scheduleOneClose(client, '2025-10-26');
const connection = await NativeConnection.connect({ address });
const worker = await createWorker(connection, {
  namespace,
  activities: closeActivities(db, systemClock),
  database: db,
});
const running = worker.run();
let history = await client.workflow.getHandle(close).fetchHistory();
// The last event of a history says that the workflow completed.
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
const file = new URL(`../src/temporal/histories/${name}.bin`, import.meta.url);
await writeFile(file, proto.temporal.api.history.v1.History.encode(history).finish());
