import { type Sheet, type Table, type TableRow, UnreadableTable } from '@vetta/tables/table';
import pLimit from 'p-limit';
import { inThread } from '../threads/in-thread.ts';
import type { Told } from './table-worker.ts';

/** The worker's heap: 150 000 rows need about half of it. */
const MOST_HEAP_MB = 384;
/** A file within the limits is read in seconds; a busy machine takes longer. */
const LONGEST_MS = 60_000;
/** How many files are read at once, for imports and sources together. */
const AT_ONCE = 2;

const twoAtOnce = pLimit(AT_ONCE);

const tooMuch = () =>
  new UnreadableTable('Il file è troppo complesso da leggere: salvalo come CSV, oppure dividilo per mese');

/**
 * Reads a file as `readTable` does, in a thread. The rows come in pieces, since one message of all of them would stop this thread.
 * Throws UnreadableTable.
 */
export const readTableApart = (bytes: Uint8Array<ArrayBuffer>): Promise<Table> =>
  twoAtOnce(() => {
    const sheets: (Sheet & { readonly rows: TableRow[] })[] = [];
    return inThread<Told, Table>(
      new URL('./table-worker.ts', import.meta.url),
      {
        data: bytes,
        transfer: [bytes.buffer],
        longestMs: LONGEST_MS,
        mostHeapMb: MOST_HEAP_MB,
        tooMuch,
      },
      (told, thread) => {
        if ('sheet' in told) sheets.push({ name: told.sheet, rows: [] });
        else if ('rows' in told) {
          sheets.at(-1)?.rows.push(...told.rows);
          thread.tell('next');
        } else if ('unreadable' in told) thread.reject(new UnreadableTable(told.unreadable));
        else thread.resolve({ format: told.format, sheets });
      },
    );
  });
