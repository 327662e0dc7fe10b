import { type Transferable, Worker } from 'node:worker_threads';

interface ThreadOptions {
  readonly data: unknown;
  /** What the thread takes over instead of a copy. */
  readonly transfer?: readonly Transferable[];
  /** After so many milliseconds the thread is ended. */
  readonly longestMs: number;
  /** Its heap, in megabytes. */
  readonly mostHeapMb: number;
  readonly youngHeapMb?: number;
  /** Returns the error of a thread that was ended at one of its limits. */
  readonly tooMuch: () => Error;
}

interface Thread<Answer> {
  tell(what: unknown): void;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Reads what others made in a thread of its own, with its own memory: meanwhile everybody else is served, however the file was made.
 * `take` gets each message of the module, and answers in the end.
 */
export function inThread<Told, Answer>(
  module: URL,
  { data, transfer = [], longestMs, mostHeapMb, youngHeapMb = 16, tooMuch }: ThreadOptions,
  take: (told: Told, thread: Thread<Answer>) => void,
): Promise<Answer> {
  const worker = new Worker(module, {
    workerData: data,
    transferList: [...transfer],
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, maxYoungGenerationSizeMb: youngHeapMb },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(tooMuch()), longestMs);
  worker.on('message', (told: Told) =>
    take(told, { tell: (what) => worker.postMessage(what), resolve, reject }),
  );
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
  );
  // After an answer this changes nothing.
  worker.on('exit', () => reject(new Error(`The thread of ${module.pathname} ended without an answer`)));
  return promise.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}
