import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_KEY, askAt } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exited, runScript, TEST_SECRETS_KEY } from '../run-script.ts';
import { type StartedVetta, startVetta } from '../started-vetta.ts';

/** Within how many milliseconds another machine serves. */
const BOUND_MS = 600_000;

let folder: string;
let running: StartedVetta | undefined;
beforeEach(async () => {
  folder = await folderOfTest();
});
afterEach(() => running?.kill());

/** The variables of one machine: all embedded in its own folder, its backups in a bucket of another machine's store. */
function machine(name: string): Record<string, string> {
  const away = bucket;
  return {
    DATA_DIR: join(folder, name),
    SECRETS_KEY: TEST_SECRETS_KEY,
    ...{ PORT: '0', DEMO: 'off', ADMIN_KEY, BACKUP_TO: `s3://${away.bucket}/vetta-away` },
    BACKUP_S3_ENDPOINT: away.endpoint,
    BACKUP_S3_ACCESS_KEY: away.accessKey,
    BACKUP_S3_SECRET_KEY: away.secretKey,
    CLOCK: '2026-11-20T18:30:00+01:00',
  };
}
const bucket = freshBucket('s3rver');

const ask = (call: string, body?: unknown) => askAt(running?.url ?? '')(call, { body });
const board = async () => {
  const { body } = await ask('GET /api/leaderboard');
  return body.entries.map(({ playerId, total }: { playerId: string; total: number }) => [playerId, total]);
};
const numbers = { date: '2026-11-20', apptSet: 2, apptDone: 1, alignment: true };

test('a drill beside the running installation holds; then the machine is lost in the middle of typing, and another one serves from the bucket', {
  timeout: 600_000,
}, async () => {
  const first = machine('first');
  running = await startVetta(first);
  const ids: string[] = [];
  for (const name of ['Anna', 'Bruno', 'Carla'])
    ids.push((await ask('POST /api/admin/players', { name })).body.id);
  for (const playerId of ids)
    expect((await ask('POST /api/admin/entries', { playerId, ...numbers, rings: 100 })).status).toBe(201);
  const saved = await board();
  expect(saved).toHaveLength(3);
  const made = await runScript(['backup', '--nightly'], first, 240_000);
  expect(made.code, made.output).toBe(0);
  // A log-in changes nothing that could be lost.
  expect((await ask('POST /api/admin/players', { name: 'Dopo' })).status).toBe(201);
  expect((await ask('POST /api/admin/auth/verify')).status).toBe(200);

  const drilled = await runScript(['drill'], first, 300_000);
  expect(drilled.code, drilled.output).toBe(0);
  expect(drilled.output).toMatch(
    /From s3:\/\/.+\/vetta-away\/vetta-[\da-f]{8}-2026-11-20T17\d\dZ-night\.tar\.gz/,
  );
  expect(drilled.output).toMatch(
    /a second installation served, and its [5-9] answers are those of the first/,
  );
  // Each command's clock begins where the server's did: the three people and their entries count as later, too.
  expect(drilled.output).toContain('7 changes were made since: they would be lost with this machine.');
  expect(drilled.output).toMatch(/took \d+ s\./);
  expect((await readdir(join(folder, 'first'))).filter((name) => name.startsWith('drill'))).toEqual([]);
  const { body } = await ask('GET /api/admin/nightly-backup');
  expect(body.drill).toMatchObject({ isLongAgo: false, tookMs: expect.any(Number) });

  // One more entry is under way when the machine is lost, with all that it has.
  const typing = ask('POST /api/admin/entries', {
    playerId: ids[0],
    ...numbers,
    date: '2026-11-19',
    rings: 7,
  });
  await Promise.all([running.kill(), typing.catch(() => {})]);
  await rm(join(folder, 'first'), { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  const lostAt = performance.now();

  const second = machine('second');
  const listed = await runScript(['restore', '--list'], second);
  const address = /^s3:.+$/m.exec(listed.output)?.[0] ?? '';
  const restored = await runScript(['restore', address], second, 240_000);
  expect(restored.code, restored.output).toBe(0);
  expect(restored.output).toMatch(
    /has the id [\da-f]{8}, the backup’s had [\da-f]{8}: new backups are called/,
  );
  running = await startVetta(second);
  expect(await board()).toEqual(saved);
  expect(performance.now() - lostAt).toBeLessThan(BOUND_MS);
  expect((await ask('POST /api/admin/players', { name: 'Dopo' })).status).toBe(201);
});

test('a drill without a backup says how to make one', async () => {
  const first = machine('empty');
  running = await startVetta(first);
  const drilled = await runScript(
    ['drill'],
    {
      ...first,
      BACKUP_TO: join(folder, 'none'),
      ...{ BACKUP_S3_ENDPOINT: '', BACKUP_S3_ACCESS_KEY: '', BACKUP_S3_SECRET_KEY: '' },
    },
    120_000,
  );
  expect(drilled).toMatchObject(exited(1, 'There is no backup of this league yet'));
});
