import { isHeader } from './find-columns.ts';
import { type Separator, splitRows } from './split-rows.ts';
import { type Table, UnreadableTable } from './table.ts';

/**
 * Returns the text of a file: UTF-8 with or without a mark, UTF-16 with its mark («Testo Unicode»), else as Windows writes it.
 * Throws `UnreadableTable` for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  for (const [start, sentence] of OTHERS) if (start.test(text)) throw new UnreadableTable(sentence);
  // No text has these; pictures, programs and old workbooks do.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text))
    throw new UnreadableTable('Il file non è una tabella: servono .xlsx, .ods, .csv, .tsv o .txt');
  return text;
}

/** Texts that are no table, also if their name says so, by how they begin. */
const OTHERS: readonly (readonly [start: RegExp, sentence: string])[] = [
  [
    /^\uFEFF?\s*<\?xml[\s\S]{0,500}?<(?:ss:)?Workbook\b/i,
    'È un foglio di Excel 2003 in XML: aprilo con Excel, salvalo come .xlsx e riprova',
  ],
  [
    /^\uFEFF?\s*(?:<!--|<(?:!doctype|\?xml|html|head|body|meta|table|div|style|script)\b)/i,
    'È una pagina web (HTML), anche se il nome dice altro. Un file: aprilo con Excel e salvalo come .xlsx. Un indirizzo: forse chiede di accedere',
  ],
  [
    /^\uFEFF?\s*(?:MIME-Version:|From: <Saved by|X-Document-Type:)/i,
    'È una pagina web salvata (.mht), anche se il nome dice altro: aprila con Excel, salvala come .xlsx e riprova',
  ],
  [/^ID;P/, 'È un foglio in formato SYLK (.slk): aprilo con Excel, salvalo come .xlsx e riprova'],
  [/^%PDF-/, 'È un PDF: serve la tabella, come .xlsx o .csv'],
  [/^\{\\rtf/, 'È un documento di testo (.rtf): serve la tabella, come .xlsx o .csv'],
  [
    /^\uFEFF?\s*\{\s*"(?:url|doc_id|resource_id)"/,
    'È solo il collegamento a un foglio Google: aprilo, «File › Scarica › Microsoft Excel (.xlsx)» e usa quello',
  ],
];

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  try {
    if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes);
    if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes);
  } catch {
    throw damagedText();
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // One lost byte of UTF-8 must not make «NiccolÃ²» of every Niccolò: by chance hardly any letter of Windows-1252 is UTF-8.
    const letters = new TextDecoder().decode(bytes).match(/[^\0-\x7f]/gu) ?? [];
    if (letters.filter((letter) => letter !== '\uFFFD').length * 2 >= letters.length) throw damagedText();
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const damagedText = () =>
  new UnreadableTable('Il testo del file è rovinato: salvalo di nuovo come «CSV UTF-8» e riprova');

/** Returns a text as a table: a file's, or what was pasted. Throws `UnreadableTable` above the limits. */
export function readText(text: string): Table {
  const start = text.replace(/^\uFEFF/, '');
  // Excel's first line, which no spreadsheet shows.
  const [line = '', said] = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n|\r|\n|$)/i.exec(start) ?? [];
  const body = start.slice(line.length);
  const separator = isSeparator(said) ? said : separatorOf(body);
  return {
    format: separator === '\t' ? 'tsv' : 'csv',
    sheets: [{ name: null, rows: splitRows(body, separator) }],
  };
}

/**
 * Returns a text that was pasted as a table. With tabs it is a spreadsheet's, and «;» and «,» belong to its cells: «12,5» is one.
 * Without tabs it is CSV if it has words or many separators; else each line is one cell. Throws `UnreadableTable`.
 */
export function readPasted(text: string): Table {
  const csv = readText(text);
  const [{ rows } = { rows: [] }] = csv.sheets;
  const isCsv = csv.format === 'csv' && rows.some(({ cells }) => isHeader(cells));
  const isNumbers = !/\p{L}/u.test(text) && !rows.some(({ cells }) => cells.length > 3);
  if (isCsv || !(text.includes('\t') || isNumbers)) return csv;
  return { format: 'tsv', sheets: [{ name: null, rows: splitRows(text.replace(/^\uFEFF/, ''), '\t') }] };
}

const SEPARATORS: readonly Separator[] = ['\t', ';', ','];
const isSeparator = (text: string | undefined): text is Separator => SEPARATORS.some((one) => one === text);

/** Returns the separator of the header line; if no line is a header, the one that most of the first lines have. */
function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, 65_536)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 200);
  const rowsBy = SEPARATORS.map((separator) => ({
    separator,
    rows: lines.flatMap((line) => splitRows(line, separator)),
  }));
  const ofHeader = rowsBy.find(({ rows }) => rows.some(({ cells }) => isHeader(cells)));
  if (ofHeader) return ofHeader.separator;
  const weights = rowsBy.map(({ separator, rows }) => ({
    separator,
    lines: rows.filter(({ cells }) => cells.length > 1).length,
    cells: rows.reduce((sum, { cells }) => sum + cells.length, 0),
  }));
  const [most] = weights.toSorted((one, other) => other.lines - one.lines || other.cells - one.cells);
  return most?.separator ?? ',';
}
