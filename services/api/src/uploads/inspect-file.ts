import type { Upload } from '@vetta/contract/uploads';
import { inThread } from '@vetta/outbound/threads/in-thread';
import pLimit from 'p-limit';
import { HttpError } from '../errors/http-error.ts';
import type { Told } from './inspect-worker.ts';
import { brokenFile } from './upload-errors.ts';

// One file at a time: it is read into memory whole, and has at most ten megabytes.
const oneByOne = pLimit(1);

/** A file within the limits is inspected in a moment; a busy machine takes longer. */
const LONGEST_MS = 10_000;
const MOST_HEAP_MB = 256;

/**
 * Returns a received file's type by its content, and cleans a film in its place: {@link cleanMp4}. In a thread, since the file is as its
 * sender made it. Throws 415 for a type that is not allowed, for a broken file and for one that takes too long.
 */
export const inspectFile = (path: string): Promise<Upload['type']> =>
  oneByOne(() =>
    inThread<Told, Upload['type']>(
      new URL('./inspect-worker.ts', import.meta.url),
      { data: path, longestMs: LONGEST_MS, mostHeapMb: MOST_HEAP_MB, tooMuch: brokenFile },
      (told, { resolve, reject }) =>
        'type' in told ? resolve(told.type) : reject(new HttpError(told.refused, told.sentence)),
    ),
  );
