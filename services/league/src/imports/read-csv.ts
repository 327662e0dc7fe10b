import { CsvError, parse } from 'csv-parse/sync';

/** One line of the file, or several if a quoted cell goes over their ends. */
interface CsvRecord {
  readonly cells: readonly string[];
  /** The number of its last line, from 1. */
  readonly line: number;
}

interface Csv {
  readonly records: readonly CsvRecord[];
  /** The lines that are not valid CSV, by their numbers. */
  readonly broken: readonly number[];
}

/**
 * Reads CSV with commas or semicolons, with or without a byte order mark. Reading goes on with the line after a broken one,
 * and ends after `most` records, `mostBroken` broken lines or a broken first line.
 */
export function readCsv(csv: string, { most, mostBroken }: { most: number; mostBroken: number }): Csv {
  const delimiter = separatorOf(csv);
  const records: CsvRecord[] = [];
  const broken: number[] = [];
  let rest = csv;
  // The same as bytes. Given text, the parser would encode the whole rest again after each broken line.
  let bytes = Buffer.from(csv);
  /** The number of lines before the rest. */
  let before = 0;
  while (rest !== '' && records.length < most && broken.length <= mostBroken) {
    const isWhole = parseRecords(bytes, delimiter, most - records.length, (cells, line) => {
      records.push({ cells, line: before + line });
    });
    if (isWhole) break;
    const skipped = skipBrokenLine(rest, (records.at(-1)?.line ?? 0) - before);
    bytes = bytes.subarray(Buffer.byteLength(rest.slice(0, skipped.length)));
    rest = rest.slice(skipped.length);
    before += skipped.lines;
    broken.push(before);
    if (records.length === 0) break;
  }
  return { records, broken };
}

/** Passes on the cells and the line of each record. Returns false at the first one that is not valid CSV. */
function parseRecords(
  csv: Buffer,
  delimiter: string,
  most: number,
  take: (cells: string[], line: number) => void,
): boolean {
  try {
    parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      to: most,
      on_record: (cells: string[], { lines }) => {
        take(cells, lines);
        return null;
      },
    });
    return true;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return false;
  }
}

/** Returns the lines that were read and the next one that is not blank, to be skipped: their number, and their length as text. */
function skipBrokenLine(text: string, read: number): { lines: number; length: number } {
  let lines = 0;
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) {
    const isBlank = text.slice(start, index).trim() === '';
    lines += 1;
    start = index + end.length;
    if (lines > read && !isBlank) return { lines, length: start };
  }
  return { lines: lines + 1, length: text.length };
}

/** Returns the separator of the header line, which is that of the whole file: the more frequent one outside quotes. */
function separatorOf(csv: string): ',' | ';' {
  const header = csv.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const unquoted = header.replace(/"[^"]*"/g, '');
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ',';
}
