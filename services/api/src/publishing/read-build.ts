import { inThread } from '@vetta/outbound/threads/in-thread';
import { type ErrorStatus, HttpError } from '../errors/http-error.ts';
import type { Build } from './build.ts';
import { refused } from './refused.ts';

/** A build as it comes from another thread: its buffers are plain bytes there. */
type ReadBuild = Omit<Build, 'files'> & { readonly files: ReadonlyMap<string, Uint8Array> };

/** What the thread says of an archive. */
export type Told =
  | { readonly build: ReadBuild }
  | { readonly refused: ErrorStatus; readonly sentence: string };

/** A build within the limits is read in a moment; a busy machine takes longer. */
const LONGEST_MS = 20_000;
const MOST_HEAP_MB = 256;

/** Reads and checks the archive of a build in a thread: it is as its sender made it. Throws 400 or 413. */
export const readBuild = (archive: Buffer): Promise<Build> =>
  inThread<Told, Build>(
    new URL('./read-build-worker.ts', import.meta.url),
    {
      data: archive,
      longestMs: LONGEST_MS,
      mostHeapMb: MOST_HEAP_MB,
      tooMuch: () => refused('è troppo complessa da leggere'),
    },
    (told, { resolve, reject }) => {
      if ('refused' in told) return reject(new HttpError(told.refused, told.sentence));
      const files = Array.from(
        told.build.files,
        ([path, { buffer, byteOffset, byteLength }]) =>
          [path, Buffer.from(buffer, byteOffset, byteLength)] as const,
      );
      resolve({ ...told.build, files: new Map(files) });
    },
  );
