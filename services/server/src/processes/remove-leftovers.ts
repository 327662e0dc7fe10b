import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';

/**
 * Removes from a folder what ended processes have left: entries of this name, whose first group is the process id. What cannot
 * be removed stays.
 */
export async function removeLeftovers(folder: string, name: RegExp): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    const pid = Number(name.exec(entry)?.[1] ?? 0);
    // In a container the next process often has the id of the one that was killed.
    if (pid !== 0 && (pid === process.pid || !isAlive(pid)))
      await rm(join(folder, entry), { recursive: true, force: true }).catch(() => {});
  }
}
