import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Returns an empty folder for a test file, which is removed after its tests. */
export async function folderOfFile(): Promise<string> {
  const folder = await emptyFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** Returns an empty folder for the test that runs or is about to run, which is removed after it. */
export async function folderOfTest(): Promise<string> {
  const folder = await emptyFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-folder-'));
  // If the tests run as root, PostgreSQL runs as a system user, which must be able to enter it.
  await chmod(folder, 0o755);
  return folder;
}

/** What was killed may still end writing into it. */
const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
