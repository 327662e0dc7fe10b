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

export interface StoppablePostgres {
  /** Of a migrated, empty league. */
  readonly url: string;
  /** As by a power cut: nobody is told, nothing is finished. */
  stopAtOnce(): Promise<void>;
  /** The same server on the same port and data. */
  startAgain(): Promise<void>;
  /** Its processes stay and answer nothing, as on a hung disk or behind a lost network. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL of one test's own, to be taken away from under the product. */
export async function stoppablePostgres(): Promise<StoppablePostgres> {
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
    // The parent first: once it has stopped, no child is born.
    process.kill(Number(postmaster), name);
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    // A connection's process may end between being listed and being signalled.
    for (const child of children.trim().split(' ')) signalIfThere(Number(child), name);
  };

  return {
    url,
    stopAtOnce: () => control('stop', '--mode=immediate'),
    // It remembers the options it was started with, the port among them.
    startAgain: () => control('restart', '--log', join(data, 'start.log')),
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
