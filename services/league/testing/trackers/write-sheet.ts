import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import type { RandomSheet } from './random-sheet.ts';
import type { Cell } from './spell.ts';

/** Writes a sheet as the file that somebody sends. */
export async function writeSheet(sheet: RandomSheet): Promise<Uint8Array<ArrayBuffer>> {
  if (sheet.format === 'csv' || sheet.format === 'tsv') return encode(textOf(sheet), sheet.encoding);
  const own = { name: sheet.name, rows: inTable(sheet.rows, sheet.isNfd) };
  const others = sheet.others.map(({ name, rows }) => ({ name, rows: inTable(rows, false) }));
  const sheets = sheet.isLast ? [...others, own] : [own, ...others];
  return new Uint8Array(await (sheet.format === 'xlsx' ? writeXlsx({ sheets }) : writeOds({ sheets })));
}

const inTable = (rows: readonly Cell[][], isNfd: boolean): Cell[][] =>
  rows.map((cells) =>
    cells.map((cell) =>
      cell === '' ? null : isNfd && typeof cell === 'string' ? cell.normalize('NFD') : cell,
    ),
  );

function textOf({ rows, separator, lineEnd, hasSepLine, quotesAll, isNfd }: RandomSheet): string {
  const quoted = (cell: Cell) => {
    const text = String(cell ?? '');
    const must = text.includes(separator) || /["\r\n]/.test(text);
    return must || (quotesAll && separator !== '\t') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((cells) => cells.map(quoted).join(separator));
  const text = [...(hasSepLine ? [`sep=${separator}`] : []), ...lines, ''].join(lineEnd);
  return isNfd ? text.normalize('NFD') : text;
}

/** The characters of Windows-1252 that have another place in Unicode. */
const NARROW = new Map([
  ['’', 0x92],
  ['–', 0x96],
  ['€', 0x80],
]);

function encode(text: string, encoding: RandomSheet['encoding']): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'utf8':
      return new TextEncoder().encode(text);
    case 'utf8 with a mark':
      return new TextEncoder().encode(`\uFEFF${text}`);
    case 'windows1252':
      return Uint8Array.from(text, (character) => {
        const code = NARROW.get(character) ?? character.charCodeAt(0);
        if (code > 0xff) throw new Error(`Windows-1252 has no «${character}»`);
        return code;
      });
    default: {
      const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
      const isLittleEndian = encoding === 'utf16le';
      for (const [at, code] of [
        0xfeff,
        ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
      ].entries())
        view.setUint16(at * 2, code, isLittleEndian);
      return new Uint8Array(view.buffer);
    }
  }
}
