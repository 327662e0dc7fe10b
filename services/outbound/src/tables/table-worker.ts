import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from '@vetta/tables/read-table';
import { type TableFormat, type TableRow, UnreadableTable } from '@vetta/tables/table';

/** What the thread says: each sheet, then its rows in pieces; at the end the format. Or why the file cannot be read. */
export type Told =
  | { readonly sheet: string | null }
  | { readonly rows: readonly TableRow[] }
  | { readonly format: TableFormat }
  | { readonly unreadable: string };

/** Rows of one message: a few milliseconds of the thread that takes them. */
const PIECE = 2_000;

const tell = (told: Told) => parentPort?.postMessage(told);

try {
  // The thread is started with a file, and with nothing else.
  const { format, sheets } = await readTable(workerData as Uint8Array);
  for (const { name, rows } of sheets) {
    tell({ sheet: name });
    for (let from = 0; from < rows.length; from += PIECE) {
      tell({ rows: rows.slice(from, from + PIECE) });
      // Node takes all waiting messages in one turn: the next piece is sent when it is asked for.
      if (parentPort) await once(parentPort, 'message');
    }
  }
  tell({ format });
} catch (error) {
  if (!(error instanceof UnreadableTable)) throw error;
  tell({ unreadable: error.message });
}
