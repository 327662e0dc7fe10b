import { join } from 'node:path';
import { frontend } from '@vetta/api/frontend/frontend';
import { type RunningApi, startApi } from '@vetta/api/server';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { openDatabase } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { keepAlertChannel } from '@vetta/office/channels/channels';
import { kindAt } from '@vetta/outbound/channels/credentials';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { runSource } from '@vetta/outbound/sources/run-source';
import { tellChannels } from '@vetta/scheduler/channels/tell-channels';
import { closePool } from '@vetta/scheduler/close-pool';
import { type Scheduler, startScheduler } from '@vetta/scheduler/start';
import type { TemporalSettings } from '@vetta/scheduler/temporal/access';
import type { DestinationStream, Logger } from 'pino';
import { watchDatabase } from '../alerts/watch-database.ts';
import { checkout } from '../checkout.ts';
import type { Settings } from '../environment.ts';
import type { OpenParts } from './open-parts.ts';
import { asOperatorError } from './port.ts';

interface ServiceOptions {
  settings: Settings;
  databaseUrl: string;
  clock: Clock;
  log: Logger;
  /** Receives what is started. */
  parts: OpenParts;
}

interface SchedulerOptions extends ServiceOptions {
  /** The Temporal server that closes the days; undefined: this process closes them. */
  temporal: TemporalSettings | undefined;
  /** Holds the key of secrets, without SECRETS_KEY. */
  dataDir: string;
}

/** Starts the scheduler, on connections of its own: no reader and no admin delays a close. */
export async function openScheduler({
  parts,
  temporal,
  databaseUrl,
  dataDir,
  ...options
}: SchedulerOptions): Promise<Scheduler> {
  const database = openDatabase(databaseUrl, closePool);
  const { clock } = options.settings;
  const rules = { namedHosts: options.settings.sourceHosts };
  const secrets = secretBox({ key: options.settings.secretsKey, dataDir });
  const scheduler = await startScheduler({
    ...options,
    database,
    settings: { temporal, clock },
    async runSource(id) {
      await runSource(id, { database, clock: options.clock, rules, secrets });
    },
  });
  parts.add('The scheduler', async () => {
    await scheduler.close();
    await database.destroy();
  });
  return scheduler;
}

/** Returns the line of the start about alerts. The address counts as a secret. */
export const describeAlerts = (alertUrl: URL | undefined): string =>
  alertUrl === undefined
    ? 'no receiver is called when a close is late or a screen is lost, because ALERT_URL is not set (docs/settings.md)'
    : `the receiver in ALERT_URL (${alertUrl.hostname}) is a channel; «Prova» in «Strumenti › Canali» sends it a trial`;

interface ChannelsOptions extends SchedulerOptions {
  /** Whether the scheduler runs in this process; else this one steps in where it is down. */
  runsScheduler: boolean;
}

/** Tells the channels what happens, on connections of its own: no close waits for a receiver. ALERT_URL is one of them. */
export async function openChannels({
  settings,
  temporal,
  databaseUrl,
  clock,
  log,
  parts,
  dataDir,
  runsScheduler,
}: ChannelsOptions): Promise<void> {
  const database = openDatabase(databaseUrl, { max: 4 });
  const { alertUrl } = settings;
  await keepAlertChannel(
    database,
    alertUrl && { host: alertUrl.host, kind: kindAt(alertUrl) },
    nowOf(clock()),
  );
  const stop = tellChannels({
    ...{ database, clock, log, temporal: settings.clock ? undefined : temporal, isSpare: !runsScheduler },
    ...{ alertUrl, secrets: secretBox({ key: settings.secretsKey, dataDir }) },
    rules: { namedHosts: settings.sourceHosts },
    publicUrl: settings.publicUrl,
    lostMinutes: settings.alertScreenMinutes,
  });
  parts.add('The channels', async () => {
    await stop();
    await database.destroy();
  });
  if (alertUrl)
    parts.add('The alert of a lost database', watchDatabase({ databaseUrl, receiver: alertUrl, clock, log }));
}

interface ApiOptions extends ServiceOptions {
  logDestination: DestinationStream;
  objectStore: ObjectStoreSettings;
  /** Holds copies of the published front ends, and uploads while they are checked. */
  dataDir: string;
}

/** Starts the api. Throws OperatorError if HOST and PORT cannot be used. */
export async function openApi({ parts, dataDir, ...options }: ApiOptions): Promise<RunningApi> {
  const { clock } = options;
  const { publicUrl, isIndexed, servesDesignSystem } = options.settings;
  const designSystem = servesDesignSystem ? join(checkout, 'storybook/dist') : undefined;
  const api = await startApi({
    ...options,
    spoolFolder: join(dataDir, 'incoming'),
    dataDir,
    drainMs: options.settings.drainSeconds * 1_000,
    frontend: (sources) => frontend({ ...sources, clock, publicUrl, isIndexed, designSystem }),
  }).catch(asOperatorError);
  parts.add('The api', api.close);
  return api;
}
