// The api and the scheduler of `npm run dev`, run by `node --watch`: an edit of their sources starts them again.
import { readEnvironment } from '@vetta/league/environment';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { clockOf } from '../league/visit.ts';
import { runCommand } from '../run-command.ts';
import { openData } from '../start/data.ts';
import { openObjectStore } from '../start/object-store.ts';
import { startServices } from '../start/services.ts';
import { aborted, stopSignal } from '../start/stop-signal.ts';

// `node --watch` has seen what this file imports. Its messages from worker threads would reach Temporal's worker, which
// takes every message of its threads for an answer and crashes.
delete process.env.WATCH_REPORT_DEPENDENCIES;

await runCommand(async () => {
  const stop = stopSignal();
  const settings = readEnvironment(process.env);
  await using opened = new AsyncDisposableStack();
  const { database, close } = await openData(settings, 'serve');
  opened.defer(close);
  const dataDir = await dataFolder(settings.dataDir, checkout);
  const { objectStore, close: closeStore } = await openObjectStore(settings, 'serve');
  opened.defer(closeStore);
  const clock = clockOf(settings);
  const { api } = await startServices({ settings, database, objectStore, clock, dataDir, opened });
  console.log(`api and scheduler at ${api.url}`);
  await aborted(stop);
  return 0;
}, []);
