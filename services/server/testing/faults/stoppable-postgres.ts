import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import { ensureDatabase, startPostgres } from '../../src/embedded/postgres.ts';
import { postgresPrograms } from '../../src/embedded/postgres-programs.ts';
import { postgresUser } from '../../src/embedded/system-user.ts';
import { run } from '../../src/processes/run.ts';
import { signalIfThere } from '../../src/processes/signal-if-there.ts';

export type StoppablePostgres = Awaited<ReturnType<typeof stoppablePostgres>>;

/** Starts a PostgreSQL for one test, which can stop and freeze it. */
export async function stoppablePostgres() {
  const folder = await mkdtemp(join(tmpdir(), `vetta-test-${process.pid}-`));
  await chmod(folder, 0o755);
  const server = await startPostgres(folder);
  await ensureDatabase(server, 'vetta');
  const url = server.urlOf('vetta');
  const database = openDatabase(url);
  await migrate(database);
  await database.destroy();

  const user = await postgresUser();
  const { pgCtl } = await postgresPrograms(join(folder, 'programs'), user);
  const data = join(folder, 'postgres');
  const control = async (...command: string[]) => {
    const { code, output } = await run(pgCtl, [...command, '--pgdata', data, '--wait'], { ...user });
    if (code !== 0) throw new Error(output);
  };
  const signal = async (name: NodeJS.Signals) => {
    const [postmaster = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    // The parent first: once it is stopped, it starts no child.
    process.kill(Number(postmaster), name);
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    // A connection's process may end before it is signalled.
    for (const child of children.trim().split(' ')) signalIfThere(Number(child), name);
  };

  return {
    /** The connection string of a migrated, empty league. */
    url,
    /** Stops it at once, like a power cut. */
    stopAtOnce: () => control('stop', '--mode=immediate'),
    /** Starts it again on the same data; pg_ctl does so with the same options, also the port. */
    startAgain: () => control('restart', '--log', join(data, 'start.log')),
    /** Stops its processes with SIGSTOP: they stay and answer nothing, like a hung disk or a lost network. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async remove() {
      await signal('SIGCONT');
      await control('stop', '--mode=immediate');
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
