import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../src/checkout.ts';
import { run } from '../../src/processes/run.ts';
import { build } from '../../src/start/build-front-ends.ts';

const ADMIN_KEY = 'la-chiave-di-chi-aggiorna';
const folder = await folderOfFile();
let installation: string;
let address: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  installation = join(folder, 'installation');
  const port = await getPort();
  address = `http://127.0.0.1:${port}`;
  // npm reaches a registry behind an office's proxy by the last one.
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env;
  const pid = join(folder, 'pid');
  env = {
    ...{ PATH, HOME, NODE_EXTRA_CA_CERTS, ADMIN_KEY, PORT: String(port), DATA_DIR: join(folder, 'data') },
    ...{ DEMO: 'off', BUILD: 'off', BACKUP_TO: 'off', LOG_LEVEL: 'silent' },
    START: `setsid node bin/vetta.mjs start > ${folder}/log 2>&1 < /dev/null & echo $! > ${pid}`,
    // The program of a process that has ended is gone, also while nobody has asked how it ended.
    STOP: `kill $(cat ${pid}); while [ -e /proc/$(cat ${pid})/exe ]; do sleep 0.1; done`,
  };
  await makeRemote();
  await git('clone', '--quiet', join(folder, 'remote'), installation);
  await build();
  // Hard links, where the disk is the same.
  await shell(`for built in node_modules */node_modules services/*/node_modules shell/dist mf-*/dist; do
    cp -al "$built" "${installation}/$built" 2> /dev/null || cp -a "$built" "${installation}/$built"; done
    rm -rf "${installation}/node_modules/.cache"`);
  await shell(env.START ?? '', installation);
}, 300_000);
afterAll(async () => {
  await shell(env.STOP ?? '', installation).catch(() => {});
});

async function shell(command: string, cwd = checkout): Promise<void> {
  const { code, output } = await run('bash', ['-c', command], { cwd, env });
  expect(code, output).toBe(0);
}

async function git(...args: string[]): Promise<string> {
  const who = ['-c', 'user.name=Vetta', '-c', 'user.email=vetta@example.com'];
  const { code, output } = await run('git', [...who, ...args], { cwd: folder, env });
  expect(code, output).toBe(0);
  return output.trim();
}

/** Makes the remote, with what is in this checkout as its only version. */
async function makeRemote(): Promise<void> {
  const author = join(folder, 'author');
  await mkdir(author);
  await shell(
    `git ls-files -z --cached --others --exclude-standard | tar -c --null --ignore-failed-read -T - | tar -x -C ${author}`,
  );
  await git('-C', author, 'init', '--quiet', '--initial-branch', 'main');
  await git('-C', author, 'add', '--all');
  await git('-C', author, 'commit', '--quiet', '--message', 'The first version');
  await git('clone', '--quiet', '--bare', author, join(folder, 'remote'));
}

/** Publishes a version with another package list and one more migration. */
async function publishNext(): Promise<void> {
  const author = join(folder, 'author');
  await appendFile(join(author, 'package-lock.json'), '\n');
  const found = await git('-C', author, 'ls-files', '*store/migrate.ts');
  const file = join(author, found);
  await writeFile(
    join(dirname(file), 'migrations/9999-later.ts'),
    `import type { Knex } from 'knex';
export const migration: Knex.Migration = {
  up: (db) => db.schema.raw('alter table players add column later text'),
  down: (db) => db.schema.raw('alter table players drop column later'),
};
`,
  );
  await git('-C', author, 'add', '--all');
  await git('-C', author, 'commit', '--quiet', '--message', 'The next version');
  await git('-C', author, 'push', '--quiet', join(folder, 'remote'), 'main');
}

const upgrade = (args: string[] = [], more: NodeJS.ProcessEnv = {}) =>
  run(join(installation, 'ops/upgrade'), args, { env: { ...env, ...more }, timeout: 400_000 });

const headers = { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' };
const add = async (name: string) => {
  const init = { method: 'POST', headers, body: JSON.stringify({ name }) };
  expect((await fetch(`${address}/api/admin/players`, init)).status).toBe(201);
};
async function names(): Promise<unknown> {
  const answer = await fetch(`${address}/api/admin/players`, { headers }).catch(() => undefined);
  const players: unknown = await answer?.json();
  return Array.isArray(players) ? players.map(({ name }) => name) : players;
}
const version = () => git('-C', installation, 'log', '-1', '--format=%s');
const processId = async () => (await readFile(join(folder, 'pid'), 'utf8')).trim();

test('an upgrade is one command; without the network nothing changes and the old version runs on; --back returns to the version and the data before', {
  timeout: 520_000,
}, async () => {
  await expect.poll(names, { timeout: 120_000, interval: 200 }).toEqual([]);
  await add('Anna');
  const running = await processId();
  const isAsBefore = async () => {
    expect(await version()).toBe('The first version');
    expect(await processId()).toBe(running);
    expect(await names()).toEqual(['Anna']);
  };

  await publishNext();
  await git('-C', installation, 'remote', 'set-url', 'origin', join(folder, 'nowhere'));
  const unreachable = await upgrade();
  expect(unreachable.code, unreachable.output).toBe(1);
  expect(unreachable.output).toMatch(
    /FAILED: the new version could not be fetched: nothing has changed, and Vetta runs on\. Is the network there\?/,
  );
  await isAsBefore();

  await git('-C', installation, 'remote', 'set-url', 'origin', join(folder, 'remote'));
  const noRegistry = await upgrade([], {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: join(folder, 'empty-cache'),
    npm_config_fetch_retries: '0',
  });
  expect(noRegistry.code, noRegistry.output).toBe(1);
  expect(noRegistry.output).toMatch(
    /FAILED: the packages could not be installed: nothing has changed, and Vetta runs on\./,
  );
  await isAsBefore();

  await git('-C', installation, 'commit', '--quiet', '--allow-empty', '--message', 'Of this office');
  expect((await upgrade()).output).toContain('FAILED: this checkout has commits of its own');
  expect(await processId()).toBe(running);
  await git('-C', installation, 'reset', '--quiet', '--hard', 'HEAD~1');

  const upgraded = await upgrade();
  expect(upgraded.code, upgraded.output).toBe(0);
  expect(await version()).toBe('The next version');
  expect(await processId()).not.toBe(running);
  expect(await names()).toEqual(['Anna']);
  await add('Bruno, since the upgrade');
  expect((await upgrade()).output).toContain('This is the newest version already.');

  const back = await upgrade(['--back']);
  expect(back.code, back.output).toBe(0);
  expect(await version()).toBe('The first version');
  expect(await names()).toEqual(['Anna']);
});
