import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretBox, WrongSecretsKey } from './secret-box.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vetta-secrets-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a process that only opens makes no key; one that seals makes it once, for both', async () => {
  const sealed = await secretBox({ key: 'k'.repeat(32), dataDir }).seal('segreto');
  await expect(secretBox({ key: undefined, dataDir }).open(sealed)).rejects.toThrow(WrongSecretsKey);
  expect(await readdir(dataDir)).toEqual([]);
  const own = await secretBox({ key: undefined, dataDir }).seal('segreto');
  expect(await secretBox({ key: undefined, dataDir }).open(own)).toBe('segreto');
  await expect(secretBox({ key: undefined, dataDir }).open(sealed)).rejects.toThrow(WrongSecretsKey);
});
