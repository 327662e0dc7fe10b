import { join } from 'node:path';
import { openFiles } from '@vetta/api/uploads/files';
import { commitCurrentMonth } from '@vetta/league/draws/commit-current-month';
import type { AnonymisedPlayer } from '@vetta/league/players/anonymised-players';
import { whyCollationIsDoubted } from '@vetta/league/store/collation';
import { installationId } from '@vetta/league/store/installation-id';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { recordBackupPlace } from '@vetta/office/dashboard/backup-status';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { sealAddresses } from '@vetta/outbound/sources/seal-addresses';
import type { DestinationStream, Logger } from 'pino';
import { addToList } from '../backup/anonymised-lists.ts';
import { isOnDataDisk, ON_DATA_DISK, whyPlaceIsAway } from '../backup/backup-place.ts';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { GaveUp } from '../embedded/keep-running.ts';
import type { Settings } from '../environment.ts';
import { openLog } from '../log.ts';
import { step } from '../progress.ts';
import type { Announcement } from './addresses.ts';
import { prepareAdminKey } from './admin-key.ts';
import { describeBackups, keepBackedUp } from './backups.ts';
import { build } from './build-front-ends.ts';
import { checkClock } from './check-clock.ts';
import { clockOf } from './clock.ts';
import { fillEmptyLeague } from './fill-empty-league.ts';
import { builtFolders } from './front-ends.ts';
import { type LeagueDatabase, openLeagueDatabase } from './league-database.ts';
import { findObjectStore } from './object-store.ts';
import type { OpenParts } from './open-parts.ts';
import { checkPort } from './port.ts';
import { publishProduct } from './publish-product.ts';
import { describeAlerts, openApi, openChannels, openScheduler } from './services.ts';
import { openTemporal } from './temporal.ts';

/**
 * Starts what ROLE says, step by step, and returns what the operator reads about it. What was opened is added to
 * `parts`. Throws the signal's reason if `stop` is aborted first. `gaveUp` receives the sentence for an embedded server that does
 * not stay up. With `acceptsClock` a clock that may be wrong does not stop it.
 */
export async function serveVetta(
  settings: Settings,
  parts: OpenParts,
  stop: AbortSignal,
  gaveUp: GaveUp,
  acceptsClock = false,
): Promise<Announcement> {
  const [runsApi, runsScheduler] = [settings.role !== 'scheduler', settings.role !== 'api'];
  if (runsApi) await checkPort(settings);
  const dataDir = await dataFolder(settings.dataDir, checkout);
  const clock = clockOf(settings);

  const data = await step('Open the database', () =>
    openLeagueDatabase(
      settings,
      runsApi ? { as: 'owner', schema: 'migrate' } : { as: 'guest', schema: 'require' },
      gaveUp,
    ),
  );
  parts.add('The database', data.close);
  const warning = settings.clock
    ? undefined
    : await checkClock(data.database, { now: clock(), dataDir, accepts: acceptsClock });
  const collation = await whyCollationIsDoubted(data.database);
  stop.throwIfAborted();

  const { log, destination } = openLog(settings.logLevel);
  const running: Running = {
    ...{ settings, data, dataDir, clock, parts, stop, gaveUp },
    ...{ log, logDestination: destination },
  };
  const prepared = runsApi ? await prepareApi(running) : undefined;
  // Started before the api, so that at the end the api is closed first and answers its last requests.
  const scheduler = runsScheduler ? await startScheduler(running) : [];
  // Else nobody tells that the scheduler is down. A drill has no ALERT_URL, and tells nothing of its copy.
  if (!runsScheduler && settings.alertUrl !== undefined)
    await openChannels({
      ...{ settings, log, parts, dataDir, temporal: undefined, runsScheduler },
      ...{ databaseUrl: data.url, clock },
    });
  const api = prepared && (await step('Serve', prepared.serve));
  return {
    settings,
    url: api?.url,
    adminKey: prepared?.adminKey,
    choices: [
      ['Database', data.description],
      ...(prepared?.choices ?? []),
      ...scheduler,
      ['Alerts', describeAlerts(settings.alertUrl)],
      ...[warning, collation].flatMap((text) => (text === undefined ? [] : [['Warning', text] as const])),
    ],
  };
}

interface Running {
  settings: Settings;
  data: LeagueDatabase;
  dataDir: string;
  clock: Clock;
  parts: OpenParts;
  stop: AbortSignal;
  gaveUp: GaveUp;
  log: Logger;
  logDestination: DestinationStream;
}

/** Prepares what the api serves: the front ends, the admin key, a demonstration, the object store. */
async function prepareApi({
  settings,
  data: { database, url },
  dataDir,
  clock,
  parts,
  stop,
  gaveUp,
  log,
  logDestination,
}: Running) {
  if (settings.buildsFrontEnds) await step('Build the front ends where they changed', build);
  stop.throwIfAborted();

  await sealAddresses(database, secretBox({ key: settings.secretsKey, dataDir }));
  await commitCurrentMonth(database, nowOf(clock()));
  const adminKey = await prepareAdminKey(database, nowOf(clock()), {
    adminKey: settings.adminKey,
    dataDir,
    isTerminal: process.stdout.isTTY,
  });
  const isFilled = settings.demo && (await fillEmptyLeague(database, clock));
  stop.throwIfAborted();

  const found = await step('Open the store of files', () => findObjectStore(settings, 'owner', gaveUp));
  parts.add('The object store', found.close);
  stop.throwIfAborted();

  const { objectStore } = found;
  const spoolFolder = join(dataDir, 'incoming');
  const files = openFiles({
    settings: objectStore,
    installation: await installationId(database),
    spoolFolder,
  });
  parts.add('The connection to the object store', async () => files.store.close());
  const endPublication = await step('Publish the front ends that changed', () =>
    publishProduct({ folders: builtFolders(), database, files, dataDir, clock, log, stop }),
  );
  parts.add('The publication of the front ends', endPublication);
  stop.throwIfAborted();

  const choices: Announcement['choices'] = [['Files', found.description]];
  if (isFilled) choices.push(['Demo', 'an invented office, as the league was empty; any import removes it']);
  return {
    adminKey,
    choices,
    serve: () =>
      openApi({ settings, databaseUrl: url, objectStore, clock, dataDir, parts, log, logDestination }),
  };
}

/** Starts the scheduler, with Temporal if there is one. Returns what the operator reads about both. */
async function startScheduler(running: Running): Promise<Announcement['choices']> {
  const { settings, data, dataDir, clock, parts, stop, gaveUp, log } = running;
  const temporal = await step('Find and start Temporal', () => openTemporal(settings, gaveUp));
  parts.add('Temporal', temporal.close);
  stop.throwIfAborted();
  const services = {
    ...{ settings, log, parts, dataDir, clock },
    temporal: temporal.temporal,
    databaseUrl: data.url,
  };
  const scheduler = await openScheduler(services);
  await openChannels({ ...services, runsScheduler: true });
  const { to } = settings.backup;
  const isOnDisk = await isOnDataDisk(settings, dataDir);
  await recordBackupPlace(data.database, { isOnDataDisk: isOnDisk });
  if (to !== 'off') {
    const installation = await installationId(data.database);
    if (installation === undefined) throw new Error('Unreachable: the schema is current');
    const add = (players: readonly AnonymisedPlayer[]) => addToList(to, { dataDir, installation }, players);
    const stopBackups = keepBackedUp({
      ...{ database: data.database, log, add, dayEvery: settings.backupEveryMs },
      whyAway: () => whyPlaceIsAway(to, dataDir),
      // The clock of a demonstration goes on in the process that makes a backup, and does not start there again.
      env: () => (settings.clock ? { CLOCK: clock().toString() } : {}),
    });
    parts.add('The backups', stopBackups);
  }
  return [
    ['Temporal', temporal.description],
    ['Close', scheduler.description],
    ['Backup', describeBackups(settings, dataDir)],
    ...(isOnDisk ? [['Warning', ON_DATA_DISK] as const] : []),
  ];
}
