import { randomUUID } from 'node:crypto';
import { access, constants, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../embedded/data-folder.ts';
import { errorCode, OperatorError } from '../operator-error.ts';

/** Stands beside the backups in a folder: where a share is not mounted, there is a folder of the same name without it. */
export const MARKER = '.vetta-place';

/** Which places this installation has used, in its data folder. */
const KNOWN = 'backup-places.json';
const Known = z.record(z.string(), z.object({ id: z.string(), device: z.number() }));

/** Makes the folder and marks it at its first use; later checks that it is the same place. Throws OperatorError. */
export async function claimPlace(folder: string, dataDir: string): Promise<void> {
  const known = await readKnown(dataDir);
  const before = known[folder];
  if (before !== undefined) {
    const fault = await placeFault(folder, dataDir);
    if (fault !== undefined) throw new OperatorError(fault);
  } else await makeFolder(folder);
  const id = (await markerOf(folder)) ?? (await mark(folder));
  const { dev: device } = await stat(folder);
  if (before?.device === device) return;
  const places = JSON.stringify({ ...known, [folder]: { id, device } }, null, 1);
  // Whole or not at all: half a list would stop all backups.
  const list = join(dataDir, KNOWN);
  await writeFile(`${list}.part`, `${places}\n`, { mode: 0o600, flush: true });
  await rename(`${list}.part`, list);
}

/** Returns what is wrong with a folder that was used before, or is there already; undefined if nothing is. */
export async function placeFault(folder: string, dataDir: string): Promise<string | undefined> {
  const { [folder]: before } = await readKnown(dataDir);
  if (before === undefined) return readOnlyFault(folder);
  const id = await markerOf(folder);
  const device = await deviceOf(folder);
  const isOnSystem = device !== before.device && device === (await deviceOf(dataDir));
  if (id === before.id && !isOnSystem) return readOnlyFault(folder);
  const what =
    id === undefined
      ? `its file ${MARKER} is not there`
      : id === before.id
        ? 'it is on another disk'
        : 'it is another one';
  return `The folder ${folder} is not the place where the backups were: ${what}${isOnSystem ? ', and what is there now is on the disk of the data' : ''}. No backup is made, and nothing was written. Mount its disk or share again. If you want the backups in what is there now, remove ${join(dataDir, KNOWN)}.`;
}

const readOnlyFault = (folder: string): Promise<string | undefined> =>
  access(folder, constants.W_OK).then(
    () => undefined,
    (error) =>
      errorCode(error) === 'ENOENT'
        ? undefined
        : `The folder ${folder} of the backups cannot be written (${errorCode(error)}): give it to the user of Vetta, and under systemd name it in the unit's ReadWritePaths. No backup is made.`,
  );

const readKnown = async (dataDir: string): Promise<z.output<typeof Known>> =>
  Known.parse(JSON.parse(await readFile(join(dataDir, KNOWN), 'utf8').catch(orEmpty)));

function orEmpty(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return '{}';
  throw error;
}

const markerOf = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, MARKER), 'utf8').then(
    (text) => text.trim(),
    (error) => {
      if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined;
      throw error;
    },
  );

/** Marks a folder. Of two processes one does, and the other reads. */
async function mark(folder: string): Promise<string> {
  const id = randomUUID();
  await writeFile(join(folder, MARKER), `${id}\n`, { flag: 'wx', flush: true }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  return (await markerOf(folder)) ?? id;
}

const deviceOf = async (folder: string): Promise<number | undefined> =>
  (await stat(folder).catch(() => undefined))?.dev;

/**
 * Whether a folder is on the disk on which Docker keeps its volumes, by the text of /proc/self/mountinfo: under Compose the database is in
 * one. Each container's /etc/hosts lies there, too.
 */
export function isOnDockersDisk(folder: string, mounts: string): boolean {
  const mounted = mounts.split('\n').map((line) => line.split(' '));
  const diskOf = (path: string) => mounted.find(([, , , , at]) => at === path)?.[2];
  return diskOf(folder) !== undefined && diskOf(folder) === diskOf('/etc/hosts');
}
