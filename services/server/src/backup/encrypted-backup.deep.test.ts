import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { DAY, type NightlyLeague, openNightlyLeague } from '../../testing/nightly-league.ts';

let league: NightlyLeague;
beforeEach(async () => {
  league = await openNightlyLeague();
});
afterEach(() => league.close());

test('an encrypted backup is restored with its identity file, and with nothing else', async () => {
  const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const keyFile = join(league.folder, 'key.txt');
  const recipient = await identityToRecipient(identity);
  // As age-keygen writes it.
  await writeFile(keyFile, `# created: 2026-11-20T10:00:00+01:00\n# public key: ${recipient}\n${identity}\n`);
  await writeFile(join(league.folder, 'other.txt'), `${other}\n`);
  await writeFile(join(league.folder, 'empty.txt'), '# nothing\n');
  const made = await league.nightly({ BACKUP_AGE_RECIPIENT: recipient });
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringContaining('restored for a check'),
  });
  expect(await league.backups()).toEqual([league.nameOf(DAY, '.tar.gz.age')]);

  const file = join(league.folder, 'backups', league.nameOf(DAY, '.tar.gz.age'));
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  const damaged = join(league.folder, 'damaged.age');
  await writeFile(damaged, bytes.with(5_000, (bytes[5_000] ?? 0) ^ 0xff));
  const cut = join(league.folder, 'cut.age');
  await writeFile(cut, bytes.subarray(0, bytes.length - 1_000));

  const copyUrl = await freshDatabase();
  const before = await everyRow(copyUrl);
  for (const [path, key, sentence] of [
    [file, undefined, 'is encrypted: nothing was changed. Say where its key is'],
    [file, 'other.txt', 'is encrypted for another key than the one given: nothing was changed'],
    [file, 'empty.txt', 'is no identity file of age'],
    [file, 'none.txt', 'cannot be read'],
    [damaged, 'key.txt', 'is broken or not whole'],
    [cut, 'key.txt', 'is broken or not whole'],
  ] as const) {
    const refused = await league.restore(path, copyUrl, key ? ['--identity', join(league.folder, key)] : []);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(sentence) });
    expect(refused.output).not.toMatch(/\n\s+at /);
  }
  expect(await everyRow(copyUrl)).toEqual(before);
  expect(await league.restore(file, copyUrl, ['--identity', keyFile])).toMatchObject({ code: 0 });
  expect((await everyRow(copyUrl)).entries).toEqual((await everyRow(league.databaseUrl)).entries);
});
