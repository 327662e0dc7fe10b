import { renewIndexes } from '@vetta/league/store/collation';
import { schemaState } from '@vetta/league/store/schema-state';
import { readEnvironment } from '../environment.ts';
import { parseArguments } from '../parse-arguments.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import backup from './backup.ts';

/**
 * `npm run migrate`: brings the database up to date and ends; the api's start does the same. With `--backup file` it first
 * backs up a database of an older version, so that this version can be taken back. Where the system sorts texts by other rules than
 * before, it makes the indexes anew.
 */
export default async function migrate(args: string[]): Promise<number> {
  const usage = 'Usage: npm run migrate -- [--backup file.tar.gz]';
  const { values } = parseArguments(args, {
    usage,
    positionals: [0, 0],
    options: { backup: { type: 'string' } },
  });
  const settings = readEnvironment(process.env);
  if (values.backup && (await isOlder())) await backup([withTime(values.backup)]);

  const data = await openLeagueDatabase(settings, { as: 'guest', schema: 'migrate' });
  const isRenewed = await renewIndexes(data.database).finally(data.close);
  if (isRenewed) console.log('The indexes were rebuilt by the sorting rules of this system.');
  console.log('The database is up to date.');
  return 0;

  async function isOlder(): Promise<boolean> {
    // `fill`: an empty database is that of a new installation.
    const { database, close } = await openLeagueDatabase(settings, { as: 'guest', schema: 'fill' });
    try {
      return (await schemaState(database)) === 'older';
    } finally {
      await close();
    }
  }
}

/** Returns the file's name with the time in it, since an upgrade may be tried twice. */
function withTime(file: string): string {
  const time = Temporal.Now.instant().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  return file.replace(/(\.tar\.gz)?$/, `-${time}$1`);
}
