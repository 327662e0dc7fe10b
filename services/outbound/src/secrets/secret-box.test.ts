import { readdir } from 'node:fs/promises';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { expect, test } from 'vitest';
import { secretBox, WrongSecretsKey } from './secret-box.ts';

const dataDir = await folderOfFile();

test('a process that only opens makes no key; one that seals makes it once, for both', async () => {
  const sealed = await secretBox({ key: 'k'.repeat(32), dataDir }).seal('segreto');
  await expect(secretBox({ key: undefined, dataDir }).open(sealed)).rejects.toThrow(WrongSecretsKey);
  expect(await readdir(dataDir)).toEqual([]);
  const own = await secretBox({ key: undefined, dataDir }).seal('segreto');
  expect(await secretBox({ key: undefined, dataDir }).open(own)).toBe('segreto');
  await expect(secretBox({ key: undefined, dataDir }).open(sealed)).rejects.toThrow(WrongSecretsKey);
});
