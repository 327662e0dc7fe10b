import { resolve } from 'node:path';
import { installationId } from '@vetta/league/store/installation-id';
import { firstRow } from '@vetta/league/store/rows';
import { recordDrill } from '@vetta/office/dashboard/backup-status';
import { type DrillResult, drill } from '../backup/drill.ts';
import { readIdentities } from '../backup/encryption.ts';
import { explainStoreAway } from '../backup/explain-store-away.ts';
import { listBackups } from '../backup/stored-backups.ts';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { readEnvironment, type Settings } from '../environment.ts';
import { explainFullDisk, OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { romeMinute } from '../rome-minute.ts';
import { clockOf } from '../start/clock.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import { stopSignal } from '../start/stop-signal.ts';

/**
 * `npm run drill`: starts a second installation from the newest backup beside the running one, compares its answers, removes it, and
 * says how old its data are and how long it took. `--identity` names the age key of an encrypted backup.
 */
export default async function runDrill(args: string[]): Promise<number> {
  const usage =
    'Usage: npm run drill [-- <backup>] [--identity key.txt]; without a backup the newest is taken';
  const { positionals, values } = parseArguments(args, {
    usage,
    positionals: [0, 1],
    options: { identity: { type: 'string' } },
  });
  const settings = readEnvironment(process.env);
  const here = process.env.INIT_CWD ?? process.cwd();
  const identities =
    values.identity === undefined ? [] : await readIdentities(resolve(here, values.identity));
  return drillWith({ given: positionals[0], here, identities }, settings)
    .catch(explainStoreAway)
    .catch(explainFullDisk('free some space, or set DATA_DIR to another disk'));
}

interface Asked {
  readonly given: string | undefined;
  readonly here: string;
  readonly identities: readonly string[];
}

async function drillWith({ given, here, identities }: Asked, settings: Settings): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const league = await openLeagueDatabase(settings, { as: 'guest', schema: 'require' });
  opened.defer(league.close);
  const installation = (await installationId(league.database)) ?? '';
  const address = given === undefined ? await newestBackup(settings, installation) : addressOf(given, here);
  console.log(`From ${address}`);
  const result = await drill(address, identities, settings, stopSignal());
  const since = await firstRow<{ changes: number }>(league.database, CHANGES_SINCE, {
    dataAt: result.dataAt.toString(),
  });
  const now = clockOf(settings)();
  await recordDrill(league.database, { ...result, at: now });
  console.log(inWords(result, now, since?.changes ?? 0));
  return 0;
}

/** Counts the changes that a lost machine would take with it. A log-in, a download, a backup and a restore change no data. */
const CHANGES_SINCE = `
  select count(*) as changes from audit where at > :dataAt
    and action not in ('backup', 'restore', 'wrong-keys', 'POST /api/admin/auth/verify') and action not like 'GET %'`;

const addressOf = (given: string, here: string): string =>
  given.startsWith('s3://') ? given : resolve(here, given);

/** Returns where the newest backup of this installation is. Throws OperatorError if there is none. */
async function newestBackup({ backup, dataDir }: Settings, installation: string): Promise<string> {
  const found = await listBackups(backup, await dataFolder(dataDir, checkout));
  const newest = found.findLast((backup) => backup.installation === installation.slice(0, 8))?.address;
  if (newest === undefined)
    throw new OperatorError('There is no backup of this league yet: npm run backup -- --nightly makes one.');
  return newest;
}

function inWords({ dataAt, tookMs, compared }: DrillResult, now: Temporal.Instant, changes: number): string {
  const age = now.since(dataAt, { largestUnit: 'hours', smallestUnit: 'minutes' });
  const isAhead = Temporal.Instant.compare(dataAt, now) > 0;
  const missing = isAhead
    ? 'That is later than now: a clock was ahead when it was made, so what was changed since cannot be said.'
    : changes === 0
      ? 'Nothing was changed since.'
      : changes === 1
        ? '1 change was made since: it would be lost with this machine.'
        : `${changes} changes were made since: they would be lost with this machine.`;
  return [
    `The drill held: a second installation served, and its ${compared} answers are those of the first one then.`,
    `Its data are of ${romeMinute(dataAt)}, ${age.hours} h ${age.minutes} min old. ${missing}`,
    `From the backup to its answers it took ${(tookMs / 1_000).toFixed(0)} s.`,
  ].join('\n');
}
