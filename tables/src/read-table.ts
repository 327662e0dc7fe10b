import { decodeText, readText } from './read-text.ts';
import type { Table } from './table.ts';

/**
 * Reads a file as a table, by its content and not by its name: .xlsx, .ods, or a text of cells. The workbook library is loaded
 * only for a workbook. Throws `UnreadableTable`, with a sentence that says what to do.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  // Zip archives; the container of encrypted and of old workbooks.
  if (begins(0x50, 0x4b, 3, 4) || begins(0x50, 0x4b, 5, 6) || begins(0xd0, 0xcf, 0x11, 0xe0)) {
    const { readWorkbook } = await import('./read-workbook.ts');
    return readWorkbook(bytes);
  }
  return readText(decodeText(bytes));
}
