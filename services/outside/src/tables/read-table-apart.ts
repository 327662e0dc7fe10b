import { Worker } from 'node:worker_threads';
import { type Sheet, type Table, type TableRow, UnreadableTable } from '@vetta/contract/tracker/table';
import type { Told } from './table-worker.ts';

/** The worker's heap: 150 000 rows need about half of it. */
const MOST_HEAP_MB = 384;
/** Cells are soon garbage: collected often, a workbook of 150 000 rows takes 50 MB less. */
const YOUNG_HEAP_MB = 16;
/** A file within the limits is read in seconds; a busy machine takes longer. */
const LONGEST_MS = 120_000;

const tooMuch = () =>
  new UnreadableTable('Il file è troppo complesso da leggere: salvalo come CSV, oppure dividilo per mese');

/**
 * Reads a file as `readTable` does, in a thread of its own with its own memory: meanwhile everybody else is served. The rows come
 * in pieces, since one message of all of them would stop this thread. Throws UnreadableTable.
 */
export function readTableApart(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Table>();
  const sheets: (Sheet & { readonly rows: TableRow[] })[] = [];
  const timer = setTimeout(() => reject(tooMuch()), LONGEST_MS);
  worker.on('message', (told: Told) => {
    if ('sheet' in told) sheets.push({ name: told.sheet, rows: [] });
    else if ('rows' in told) {
      sheets.at(-1)?.rows.push(...told.rows);
      worker.postMessage('next');
    } else if ('unreadable' in told) reject(new UnreadableTable(told.unreadable));
    else resolve({ format: told.format, sheets });
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
  );
  // After an answer this changes nothing.
  worker.on('exit', () => reject(new Error('The thread that reads a table ended without an answer')));
  return promise.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}
