import {
  type DataFolder,
  emptyFolder,
  type StartedVetta,
  startVetta,
} from '@vetta/server/testing/started-vetta';
import { inject } from 'vitest';
import { copyData } from './copy-data.ts';
import type {} from './prepared-data.ts';

/** Creates a folder for the data of one installation in which the front ends are published. */
export async function dataFolder(league: 'empty' | 'demo' = 'empty'): Promise<DataFolder> {
  const folder = await emptyFolder();
  await copyData(inject('preparedData')[league], folder.path);
  return folder;
}

/** Runs `npm start` on a free port, without backups; it stops at once if no request is under way. */
export function startProduct(dataDir: string, variables: NodeJS.ProcessEnv = {}): Promise<StartedVetta> {
  // A journey of more than a minute would dump, restore and compare the demonstration's past months; the set-up has built.
  const quick = { DRAIN_SECONDS: '0', BACKUP_TO: 'off', BUILD: 'off' };
  return startVetta({ DATA_DIR: dataDir, PORT: '0', ...quick, ...variables });
}
