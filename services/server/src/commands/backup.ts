import { rename, rm, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { openObjectStore } from '@vetta/api/storage/object-store';
import { recordChange } from '@vetta/league/audit/record-change';
import type { Database } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { schemaState } from '@vetta/league/store/schema-state';
import { romeDay } from '@vetta/league/time/rome';
import { writeBackup } from '../backup/write-backup.ts';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { step } from '../progress.ts';
import { clockOf } from '../start/clock.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import { findObjectStore } from '../start/object-store.ts';

/** `npm run backup -- file.tar.gz`: writes all data and files into one archive. A server may run meanwhile. */
export default async function backup(args: string[]): Promise<number> {
  const usage = 'Say one file: npm run backup -- vetta.tar.gz';
  const {
    positionals: [file = `vetta-${romeDay(Temporal.Now.instant())}.tar.gz`],
  } = parseArguments(args, { usage, positionals: [0, 1], options: {} });
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (await stat(path).catch(() => undefined))
    throw new OperatorError(`${path} is there already: choose another name, or move it away.`);

  const settings = readEnvironment(process.env);
  await using opened = new AsyncDisposableStack();
  const data = await openLeagueDatabase(settings, { as: 'guest', schema: 'leave' });
  opened.defer(data.close);
  const files = await findObjectStore(settings, 'guest');
  opened.defer(files.close);
  const store = openObjectStore(files.objectStore, await installationId(data.database));
  opened.defer(async () => store.close());

  // The archive gets its name when it is complete.
  const partial = `${path}.part`;
  const now = clockOf(settings)();
  try {
    const written = await step(`Back up to ${path}`, (report) =>
      writeBackup(partial, { url: data.url, store, madeAt: now }, report),
    );
    await rename(partial, path);
    await recordBackup(data.database, basename(path), now);
    console.log(`${written.rows} rows and ${written.objects} files are in ${path}.`);
    for (const name of written.missing)
      console.warn(`Warning: the store has no ${name}, which an upload names.`);
    console.log(
      'Keep it safe: anyone who has it can read all data. To put it back: npm run restore -- <file>.',
    );
    return 0;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Writes the audit row of a backup that is complete. An older schema may have another audit: none. */
async function recordBackup(database: Database, file: string, at: Temporal.Instant): Promise<void> {
  if ((await schemaState(database)) !== 'current') return;
  const change = { before: null, after: { file } };
  await database.transaction((trx) =>
    recordChange(trx, { actor: 'npm run backup', action: 'backup', at, change }),
  );
}
