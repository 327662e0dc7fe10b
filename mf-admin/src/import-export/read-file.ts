import Papa from 'papaparse';

export interface TableText {
  readonly csv: string;
  /** Whether the file was not UTF-8, so that its accents were read as Windows writes them. */
  readonly isLegacy: boolean;
}

/** Returns the text of a table that a spreadsheet wrote: UTF-8, UTF-16 («Testo Unicode»), or Windows' old encoding. */
export async function readFile(file: Blob): Promise<TableText> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { csv: asCsv(new TextDecoder('utf-16le').decode(bytes)), isLegacy: false };
  try {
    return { csv: asCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), isLegacy: false };
  } catch {
    return { csv: asCsv(new TextDecoder('windows-1252').decode(bytes)), isLegacy: true };
  }
}

/** Returns a table with tabs, as it is copied from a spreadsheet, as CSV. Line numbers stay. */
export function asCsv(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  if (!header.includes('\t')) return text;
  return Papa.unparse(Papa.parse<string[]>(text, { delimiter: '\t' }).data);
}

/** Returns how many lines a table has below its header; empty ones do not count. */
export const countLines = (csv: string): number =>
  Math.max(0, csv.split(/\r?\n/).filter((line) => line.trim() !== '').length - 1);
