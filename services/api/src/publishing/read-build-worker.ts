import { parentPort, workerData } from 'node:worker_threads';
import { HttpError } from '../errors/http-error.ts';
import { checkBuild } from './build.ts';
import { readArchive } from './build-archive.ts';
import type { Told } from './read-build.ts';

async function read(bytes: Uint8Array): Promise<Told> {
  try {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { build: checkBuild(await readArchive(archive)) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: error.status, sentence: error.message };
  }
}

// The thread is started with an archive, and with nothing else.
parentPort?.postMessage(await read(workerData as Uint8Array));
