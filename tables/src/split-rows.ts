import { collectRows, type TableRow } from './table.ts';

export type Separator = '\t' | ';' | ',';

/**
 * Returns the rows of a text. Where cells are separated by tabs, as a spreadsheet's clipboard and «Testo Unicode» have them, a
 * quote is quoting only if the cell holds a tab, a line break or a doubled quote: «"Nino" Rossi» begins with a quote of its
 * own. With `;` and `,` a quote at the beginning of a cell is quoting (RFC 4180), and what breaks that is a broken row.
 * Rows are counted as a spreadsheet counts them: a cell of several lines is in one row. Throws `UnreadableTable`.
 */
export function splitRows(text: string, separator: Separator): TableRow[] {
  const { rows, add } = collectRows();
  const readQuoted = separator === '\t' ? clipboardCell : csvCell;
  let at = 0;
  let line = 0;
  while (at < text.length) {
    line += 1;
    const cells: string[] = [];
    let isBroken = false;
    for (;;) {
      const quoted = text[at] === '"' ? readQuoted(text, at, separator) : undefined;
      const end = quoted?.end ?? cellEnd(text, at, separator);
      cells.push(quoted?.value ?? text.slice(at, end));
      isBroken ||= quoted?.isBroken ?? false;
      at = end;
      if (text[at] !== separator) break;
      at += 1;
    }
    const width = cells.length;
    add(line, cells, isBroken ? { width, isBroken } : { width });
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return rows;
}

interface QuotedCell {
  readonly value: string;
  /** Where the separator or the line's end after the cell is. */
  readonly end: number;
  readonly isBroken?: boolean;
}

const QUOTE = '"';

function csvCell(text: string, start: number, separator: Separator): QuotedCell {
  const quoted = quotedCell(text, start, separator);
  if (quoted) return quoted;
  // Read on with the next line.
  const end = cellEnd(text, start, separator);
  return { value: text.slice(start, end), end, isBroken: true };
}

function clipboardCell(text: string, start: number, separator: Separator): QuotedCell | undefined {
  const quoted = quotedCell(text, start, separator);
  return quoted && /[\t\r\n"]/.test(quoted.value) ? quoted : undefined;
}

/** Returns a cell in quotes; undefined if they are not closed at the cell's end. */
function quotedCell(text: string, start: number, separator: Separator): QuotedCell | undefined {
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote === -1) return undefined;
    const next = text[quote + 1];
    if (next === QUOTE) {
      from = quote + 2;
      continue;
    }
    if (next !== undefined && next !== separator && next !== '\n' && next !== '\r') return undefined;
    return { value: text.slice(start + 1, quote).replaceAll('""', QUOTE), end: quote + 1 };
  }
}

/** Returns where a cell without quotes ends. */
function cellEnd(text: string, start: number, separator: Separator): number {
  let end = start;
  while (end < text.length) {
    const character = text[end];
    if (character === separator || character === '\n' || character === '\r') break;
    end += 1;
  }
  return end;
}
