import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { ensureAdminKey } from '@vetta/office/admin-key/admin-key';
import { ADMIN_KEY, askAt } from './api.ts';
import type { Look, Served } from './api-process.ts';

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;

/**
 * Starts an api in a process of its own: what the test does costs it no time. On a database of its own if none is given; close it
 * after the tests.
 */
export async function startApiProcess(
  options: Pick<Served, 'objectStore' | 'limits' | 'trustedProxies' | 'at'> &
    Partial<Pick<Served, 'databaseUrl'>>,
) {
  const databaseUrl = options.databaseUrl ?? (await freshDatabase());
  const database = openDatabase(databaseUrl);
  await ensureAdminKey(database, nowOf(systemClock()), ADMIN_KEY);
  await database.destroy();
  const spoolFolder = await mkdtemp(join(tmpdir(), 'vetta-spool-'));
  const served: Served = { ...options, databaseUrl, spoolFolder };

  const child = fork(new URL('./api-process.ts', import.meta.url), [JSON.stringify(served)], {
    execArgv: ['--expose-gc'],
  });
  const ended = once(child, 'exit');
  const message = async () => {
    const died = ended.then(() => Promise.reject(new Error('The api ended before it answered')));
    const [answer] = await Promise.race([once(child, 'message'), died]);
    return answer;
  };
  const { url } = await message();
  const look = async (): Promise<Look> => {
    child.send('look');
    return message();
  };
  return {
    url,
    ask: askAt(url),
    look,
    /** How many connections the process has now, to anything. */
    sockets: async () => (await look()).sockets,
    /** What the process holds in memory after a garbage collection, in bytes. */
    memory: async () => (await look()).memory,
    /** Ends it as a crash does. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
      await rm(spoolFolder, { recursive: true });
    },
    async close() {
      child.send('close');
      await ended;
      await rm(spoolFolder, { recursive: true });
    },
  };
}
