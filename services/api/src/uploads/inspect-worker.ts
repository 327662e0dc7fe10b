import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Upload } from '@vetta/contract/uploads';
import { type ErrorStatus, HttpError } from '../errors/http-error.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { recognise } from './recognise.ts';

/** What the thread says of a file. */
export type Told =
  | { readonly type: Upload['type'] }
  | { readonly refused: ErrorStatus; readonly sentence: string };

async function inspect(path: string): Promise<Told> {
  try {
    const bytes = await readFile(path);
    const type = await recognise(bytes);
    if (type === 'video/mp4') {
      cleanMp4(bytes);
      await writeFile(path, bytes);
    }
    return { type };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: error.status, sentence: error.message };
  }
}

// The thread is started with a path, and with nothing else.
parentPort?.postMessage(await inspect(workerData as string));
