// The api and the scheduler of `npm run dev`. `node --watch` restarts them when a source changes.

import { aborted } from '@vetta/scheduler/sleep';
import { checkout } from '@vetta/server/checkout';
import { dataFolder } from '@vetta/server/embedded/data-folder';
import { readEnvironment } from '@vetta/server/environment';
import { openLog } from '@vetta/server/log';
import { runCommand } from '@vetta/server/run-command';
import { clockOf } from '@vetta/server/start/clock';
import { openLeagueDatabase } from '@vetta/server/start/league-database';
import { findObjectStore } from '@vetta/server/start/object-store';
import { openParts } from '@vetta/server/start/open-parts';
import { openApi, openScheduler } from '@vetta/server/start/services';
import { stopSignal } from '@vetta/server/start/stop-signal';
import { givenTemporal } from '@vetta/server/start/temporal';

// `node --watch` already knows this file's imports. In worker threads its messages would reach Temporal's worker, which
// treats every message from its threads as an answer and crashes.
delete process.env.WATCH_REPORT_DEPENDENCIES;

await runCommand(async () => {
  const stop = stopSignal();
  const settings = readEnvironment(process.env);
  await using parts = openParts(settings);
  const { url: databaseUrl, close } = await openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' });
  parts.add('The database', close);
  const dataDir = await dataFolder(settings.dataDir, checkout);
  const { objectStore, close: closeStore } = await findObjectStore(settings, 'owner');
  parts.add('The object store', closeStore);
  const clock = clockOf(settings);
  const temporal = await givenTemporal(settings);
  const { log, destination } = openLog(settings.logLevel);
  const options = { settings, databaseUrl, clock, parts, log, dataDir };
  await openScheduler({ ...options, temporal });
  const api = await openApi({ ...options, logDestination: destination, objectStore });
  console.log(`api and scheduler at ${api.url}`);
  await aborted(stop);
  return 0;
}, []);
