import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder on the disk for one upload; disposing removes it with its files. */
export interface Spool extends AsyncDisposable {
  readonly folder: string;
}

export async function openSpool(parent: string): Promise<Spool> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'upload-'));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Removes folders of killed processes that were created before an instant. */
export async function removeOldSpools(parent: string, before: Temporal.Instant): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const folder = join(parent, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && made.mtimeMs < before.epochMilliseconds) await rm(folder, { recursive: true, force: true });
  }
}
