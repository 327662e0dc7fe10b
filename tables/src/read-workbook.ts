import { streamOdsRows } from 'hucre/ods';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { makeLegible } from './legible-cells.ts';
import { brokenWorkbook, collectRows, type Sheet, type Table, UnreadableTable } from './table.ts';
import { packed, unpack } from './unpack.ts';

/** The parts of a workbook that hold its cells; not its pictures, charts and macros. */
const OF_XLSX =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?[^/]+(\.xml|\.rels)|xl\/worksheets\/[^/]+\.xml)$/i;
const OF_ODS = /^(mimetype|content\.xml|META-INF\/manifest\.xml)$/;

/** The archives that are no workbook that we read, by one of their parts. */
const OTHERS: readonly (readonly [part: RegExp, sentence: string])[] = [
  [
    /^xl\/workbook\.bin$/i,
    'È una cartella di lavoro binaria (.xlsb): aprila con Excel, salvala come .xlsx e riprova',
  ],
  [/^Index(\.zip|\/.+\.iwa)$/i, 'È un foglio di Numbers: esportalo come Excel (.xlsx) o CSV e riprova'],
  // An archive of files: what is embedded in a workbook stands below xl/.
  [
    /^[^/]+\.(xlsx|xlsm|xls|ods|csv|tsv|txt)$/i,
    'È un archivio .zip: estrai il file che contiene e usa quello',
  ],
  [
    /^(word\/document|ppt\/presentation)\.xml$/i,
    'È un documento di Word o PowerPoint: serve la tabella, come .xlsx o .csv',
  ],
];
const isOther = (name: string): boolean => OTHERS.some(([part]) => part.test(name));

const isProtected = () =>
  new UnreadableTable('La cartella di lavoro è protetta da una password: salvala senza e riprova');

/**
 * Reads the cells of an .xlsx or .ods file: formulas by their stored values, days as `2026-11-24`. Throws `UnreadableTable`
 * for one that is encrypted, broken, or too large once it is unpacked.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  // The container of encrypted workbooks, and of old ones.
  if (bytes[0] === 0xd0) throw isEncrypted(bytes) ? isProtected() : isOld();
  const { format, archive, names } = partsOf(bytes);
  try {
    return { format, sheets: await (format === 'ods' ? readOds(archive, names) : readSheets(archive)) };
  } catch (error) {
    // What the library throws for a part that is not as it should be has many classes.
    throw error instanceof UnreadableTable ? error : brokenWorkbook();
  }
}

interface Workbook {
  readonly format: 'xlsx' | 'ods';
  readonly archive: Uint8Array;
  /** The sheets of an .ods file. */
  readonly names: readonly string[];
}

/** Returns the parts that hold cells, packed again: nothing of what is unpacked is kept while they are read. */
function partsOf(bytes: Uint8Array): Workbook {
  const parts = unpack(bytes, (name) => OF_XLSX.test(name) || OF_ODS.test(name) || isOther(name));
  for (const [part, sentence] of OTHERS)
    if ([...parts.keys()].some((name) => part.test(name))) throw new UnreadableTable(sentence);
  makeLegible(parts);
  const content = parts.get('content.xml');
  if (content !== undefined) {
    if (/encryption-data/.test(new TextDecoder().decode(parts.get('META-INF/manifest.xml'))))
      throw isProtected();
    return { format: 'ods', archive: packed(parts), names: tableNames(content) };
  }
  if (parts.has('[Content_Types].xml')) return { format: 'xlsx', archive: packed(parts), names: [] };
  throw new UnreadableTable('Il file non è una cartella di lavoro: servono .xlsx, .ods, .csv, .tsv o .txt');
}

const isOld = () =>
  new UnreadableTable('È una cartella di lavoro vecchia (.xls): salvala come .xlsx e riprova');

/** Whether a container holds an encrypted workbook: its directory names that stream, in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e');
}

async function readSheets(workbook: Uint8Array): Promise<Sheet[]> {
  const textOf = cellTexts();
  const names: { name: string; isHidden: boolean }[] = [];
  await readXlsx(workbook, {
    sheets: ({ name, hidden = false, veryHidden = false }) => {
      names.push({ name, isHidden: hidden || veryHidden });
      return false;
    },
  });
  const visible = names.filter(({ isHidden }) => !isHidden);
  const sheets: Sheet[] = [];
  for (const { name } of visible.length > 0 ? visible : names) {
    const { rows, add } = collectRows();
    for await (const { index, values } of streamXlsxRows(workbook, { sheet: name }))
      add(index + 1, values.map(textOf));
    sheets.push({ name, rows });
  }
  return sheets;
}

async function readOds(workbook: Uint8Array, names: readonly string[]): Promise<Sheet[]> {
  const textOf = cellTexts();
  const sheets = names.map((name) => ({ name, ...collectRows() }));
  for await (const { sheetIndex = 0, index, values } of streamOdsRows(workbook))
    sheets[sheetIndex]?.add(index + 1, values.map(textOf));
  return sheets.map(({ name, rows }) => ({ name, rows }));
}

/** Returns the names of an .ods file's sheets: the library streams rows without them. Decodes a megabyte at a time. */
function tableNames(content: Uint8Array): string[] {
  const decoder = new TextDecoder();
  const names: string[] = [];
  let text = '';
  for (let at = 0; at < content.length; at += MEGABYTE) {
    text += decoder.decode(content.subarray(at, at + MEGABYTE), { stream: true });
    for (const [, name = ''] of text.matchAll(TABLE)) names.push(unescaped(name));
    // An element that goes on in the next piece.
    text = text.slice(Math.max(text.lastIndexOf('<'), text.lastIndexOf('>') + 1));
  }
  return names;
}

const MEGABYTE = 1024 * 1024;

/** A sheet's element in an .ods file. */
const TABLE = /<table:table\s(?:[^>]*\s)?table:name="([^"]*)"/g;
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const unescaped = (text: string): string =>
  text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);

/** How many texts of cells are kept to be used again. */
const MOST_TEXTS = 10_000;

/** Returns `cellText` with one text for equal cells: a month has few names, days and numbers, many thousand times each. */
function cellTexts(): (value: unknown) => string {
  const texts = new Map<string, string>();
  return (value) => {
    const text = cellText(value);
    const kept = texts.get(text);
    if (kept === undefined && texts.size < MOST_TEXTS) texts.set(text, text);
    return kept ?? text;
  };
}

/** Returns a cell's value as a person would type it; a number keeps the comma of its decimals. */
function cellText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.valueOf()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value === null || value === undefined ? '' : String(value);
}
