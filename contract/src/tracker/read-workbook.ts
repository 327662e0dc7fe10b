import { streamOdsRows } from 'hucre/ods';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { brokenWorkbook, collectRows, type Sheet, type Table, UnreadableTable } from './table.ts';
import { packed, unpack } from './unpack.ts';

/** The parts of a workbook that hold its cells; not its pictures, charts and macros. */
const OF_XLSX =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?[^/]+(\.xml|\.rels)|xl\/worksheets\/[^/]+\.xml)$/i;
const OF_ODS = /^(mimetype|content\.xml|META-INF\/manifest\.xml)$/;

const isProtected = () =>
  new UnreadableTable('La cartella di lavoro è protetta da una password: salvala senza e riprova');

/**
 * Reads the cells of an .xlsx or .ods file: formulas by their stored values, days as `2026-11-24`. Throws `UnreadableTable`
 * for one that is encrypted, broken, or too large once it is unpacked.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  // The container of encrypted workbooks, and of old ones.
  if (bytes[0] === 0xd0) throw isEncrypted(bytes) ? isProtected() : isOld();
  const parts = unpack(bytes, (name) => OF_XLSX.test(name) || OF_ODS.test(name));
  try {
    if (parts.has('content.xml')) return { format: 'ods', sheets: await readOds(parts) };
    if (parts.has('[Content_Types].xml')) return { format: 'xlsx', sheets: await readSheets(packed(parts)) };
  } catch (error) {
    // What the library throws for a part that is not as it should be has many classes.
    throw error instanceof UnreadableTable ? error : brokenWorkbook();
  }
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
      add(index + 1, values.map(cellText));
    sheets.push({ name, rows });
  }
  return sheets;
}

async function readOds(parts: ReadonlyMap<string, Uint8Array>): Promise<Sheet[]> {
  const textOf = (name: string) => new TextDecoder().decode(parts.get(name));
  if (/encryption-data/.test(textOf('META-INF/manifest.xml'))) throw isProtected();
  const sheets = Array.from(textOf('content.xml').matchAll(TABLE), ([, name = '']) => ({
    name: unescaped(name),
    ...collectRows(),
  }));
  for await (const { sheetIndex = 0, index, values } of streamOdsRows(packed(parts)))
    sheets[sheetIndex]?.add(index + 1, values.map(cellText));
  return sheets.map(({ name, rows }) => ({ name, rows }));
}

/** A sheet's element in an .ods file. The library streams rows without the sheets' names. */
const TABLE = /<table:table\s(?:[^>]*\s)?table:name="([^"]*)"/g;
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const unescaped = (text: string): string =>
  text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);

/** Returns a cell's value as a person would type it; a number keeps the comma of its decimals. */
function cellText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.valueOf()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value === null || value === undefined ? '' : String(value);
}
