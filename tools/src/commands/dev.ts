import { join } from 'node:path';
import { nowOf } from '@vetta/league/time/now';
import { checkout } from '@vetta/server/checkout';
import { dataFolder } from '@vetta/server/embedded/data-folder';
import { readEnvironment } from '@vetta/server/environment';
import { step } from '@vetta/server/progress';
import { prepareAdminKey } from '@vetta/server/start/admin-key';
import { build } from '@vetta/server/start/build-front-ends';
import { clockOf } from '@vetta/server/start/clock';
import { fillEmptyLeague } from '@vetta/server/start/fill-empty-league';
import { openLeagueDatabase } from '@vetta/server/start/league-database';
import { stopSignal } from '@vetta/server/start/stop-signal';
import { openTemporal } from '@vetta/server/start/temporal';
import { checkPorts, page } from '../dev/ports.ts';
import { prefixed } from '../processes/prefixed.ts';

/**
 * Runs `npm run dev`: an edit restarts the services and updates the front ends in the open page. Returns 0 after Ctrl-C, and
 * 1 if one part ends by itself; the others are then stopped.
 */
export default async function dev(): Promise<number> {
  const settings = readEnvironment(process.env);
  const clock = clockOf(settings);
  await checkPorts(settings);
  const stop = stopSignal();
  await using opened = new AsyncDisposableStack();

  const data = await step('Open the database', () =>
    openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' }),
  );
  opened.defer(data.close);
  const dataDir = await dataFolder(settings.dataDir, checkout);
  const adminKey = await prepareAdminKey(data.database, nowOf(clock()), {
    adminKey: settings.adminKey,
    dataDir,
    isTerminal: process.stdout.isTTY,
  });
  if (settings.demo) await fillEmptyLeague(data.database, clock);
  const temporal = await step('Find and start Temporal', () => openTemporal(settings));
  opened.defer(temporal.close);
  await step('Build the front ends where they changed', (say) => build(say));

  const env = {
    ...process.env,
    DATABASE_URL: data.url,
    ...(temporal.temporal && { TEMPORAL_ADDRESS: temporal.temporal.address }),
  };
  console.log(`\n  The page, with hot updates: ${page}`);
  console.log(`  The admin key: ${adminKey}`);
  console.log('  Ctrl-C stops everything.\n');
  const services = join(checkout, 'tools/src/dev/services.ts');
  const watch = ['--watch', '--watch-preserve-output', services];
  const frontEnds = ['run', 'dev', '--ui=stream', '--env-mode=loose', '--concurrency=12'];
  const oneEnded = new AbortController();
  const options = { env, stop: AbortSignal.any([stop, oneEnded.signal]) };
  const parts = [
    prefixed('services', process.execPath, watch, options),
    prefixed('front ends', 'turbo', frontEnds, options),
  ];
  // Without one of its parts the page would fail in confusing ways, so everything stops.
  await Promise.race(parts);
  const wasStopped = stop.aborted;
  oneEnded.abort();
  await Promise.all(parts);
  return wasStopped ? 0 : 1;
}
