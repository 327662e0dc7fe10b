import { resolve } from 'node:path';
import { openObjectStore } from '@vetta/api/storage/object-store';
import type { Database } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { systemClock } from '@vetta/league/time/clock';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { step } from '../progress.ts';
import { readWords } from '../read-words.ts';
import { openData } from '../start/data.ts';
import { openObjectStore as findObjectStore } from '../start/object-store.ts';

/**
 * `npm run restore -- file.tar.gz`: puts a backup into an empty league, all of it or none; with `--replace` in the place
 * of one that has data. Refuses while a server runs on that data.
 */
export default async function restore(args: string[]): Promise<number> {
  const usage = 'Say which backup: npm run restore -- vetta.tar.gz [--replace]';
  const {
    words: [file = ''],
    values: { replace },
  } = readWords(args, { usage, words: [1, 1], options: { replace: { type: 'boolean' } } });
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  await step('Check the backup', () => checkBackup(path));

  const settings = readEnvironment(process.env);
  await using opened = new AsyncDisposableStack();
  const data = await openData(settings, { as: 'owner', schema: 'leave' });
  opened.defer(data.close);
  await refuseBesideOthers(data.database);
  if (!replace) await refuseToReplace(data.database);
  const files = await findObjectStore(settings, 'owner');
  opened.defer(files.close);
  const store = openObjectStore(files.objectStore);
  opened.defer(async () => store.close());

  const { rows, objects } = await step(`Restore ${path}`, (say) =>
    restoreBackup(path, { database: data.database, store, at: systemClock() }, say),
  );
  console.log(`${rows} rows and ${objects} files are restored, the admin key among them. Next: npm start.`);
  return 0;
}

/** A running server asks its database something every few seconds, so that it is always seen here. */
async function refuseBesideOthers(database: Database): Promise<void> {
  const others = await firstRow<{ count: number }>(
    database,
    `select count(*) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'vetta'`,
  );
  if (others && others.count > 0)
    throw new OperatorError('A server of Vetta runs on this database: stop it first. Nothing was changed.');
}

async function refuseToReplace(database: Database): Promise<void> {
  const found = await firstRow<{ players: number }>(
    database,
    'select count(*) as players from players where not is_demo',
  );
  if (found && found.players > 0)
    throw new OperatorError(
      `There is a league of ${found.players} players already: nothing was changed. Set DATA_DIR to an empty folder, or put the backup in its place with npm run restore -- <file> --replace.`,
    );
}
