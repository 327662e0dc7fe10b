import { UNCALCULATED } from './cell-errors.ts';
import { joined } from './unpack.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Rewrites the parts of a workbook's sheets where the library would read another value than a person sees: a formula without a
 * stored value becomes a text that says so, not an empty cell, and a percentage the text `88%`, not the number 0.88.
 */
export function makeLegible(parts: Map<string, Uint8Array>): void {
  const styles = textOf(parts.get('xl/styles.xml'));
  const xlsx: XlsxCells = {
    percentStyles: percentStyles(styles),
    // Some programs store 0 for each formula, and ask the spreadsheet to compute all when it opens the file.
    isRecalculated: /<(?:\w+:)?calcPr\b[^>]*\bfullCalcOnLoad="(?:1|true)"/.test(
      textOf(parts.get('xl/workbook.xml')),
    ),
  };
  for (const [name, bytes] of parts) {
    if (/^xl\/worksheets\//i.test(name)) {
      const needs = (text: string) => xlsx.percentStyles.size > 0 || /<(?:\w+:)?f[\s>/]/.test(text);
      parts.set(
        name,
        rewritten(bytes, /<\/(?:\w+:)?row>/g, (text) => (needs(text) ? xlsxCells(text, xlsx) : text)),
      );
    } else if (name === 'content.xml') parts.set(name, rewritten(bytes, /<\/table:table-row>/g, odsCells));
  }
}

const textOf = (bytes: Uint8Array | undefined): string => (bytes ? new TextDecoder().decode(bytes) : '');

/** Rewrites a part in pieces of whole rows: one text of all of it would take more memory than a reader has. */
function rewritten(bytes: Uint8Array, rowEnd: RegExp, rewrite: (text: string) => string): Uint8Array {
  const decoder = new TextDecoder();
  const pieces: Uint8Array[] = [];
  let isChanged = false;
  let text = '';
  for (let at = 0; at < bytes.length; at += MEGABYTE) {
    text += decoder.decode(bytes.subarray(at, at + MEGABYTE), { stream: true });
    const isLast = at + MEGABYTE >= bytes.length;
    const end = isLast ? text.length : ([...text.matchAll(rowEnd)].at(-1)?.index ?? 0);
    const given = text.slice(0, end);
    const written = rewrite(given);
    isChanged ||= written !== given;
    pieces.push(new TextEncoder().encode(written));
    text = text.slice(end);
  }
  if (!isChanged) return bytes;
  return joined(pieces);
}

interface XlsxCells {
  readonly percentStyles: ReadonlySet<string>;
  readonly isRecalculated: boolean;
}

/** The percentages of all workbooks. */
const PERCENT_FORMATS = ['9', '10'];

/** Returns the numbers of the cell styles that show percentages. */
function percentStyles(styles: string): ReadonlySet<string> {
  const formats = new Set(PERCENT_FORMATS);
  for (const [, attributes = ''] of styles.matchAll(/<(?:\w+:)?numFmt\b([^>]*)>/g)) {
    // A sign in quotes or behind a backslash is a text.
    const code = (attribute(attributes, 'formatCode') ?? '').replace(/&quot;.*?&quot;|\\./g, '');
    if (code.includes('%')) formats.add(attribute(attributes, 'numFmtId') ?? '');
  }
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  return new Set(
    [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].flatMap(([, attributes = ''], index) =>
      formats.has(attribute(attributes, 'numFmtId') ?? '') ? [String(index)] : [],
    ),
  );
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

const XLSX_CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;
const FORMULA = /<(?:\w+:)?f\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?f>)/;
const VALUE = /<(?:\w+:)?v\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?v>)/;

function xlsxCells(text: string, { percentStyles: percents, isRecalculated }: XlsxCells): string {
  return text.replace(XLSX_CELL, (cell: string, prefix: string, attributes: string, body = '') => {
    const formula = FORMULA.exec(body);
    const type = attribute(attributes, 't') ?? 'n';
    const stored = VALUE.exec(body);
    const value = stored?.[1] ?? '';
    const isNumber = type === 'n';
    const asText = (shown: string) =>
      `<${prefix}c${attributes.replace(/\s+t="[^"]*"/, '')} t="inlineStr"><${prefix}is><${prefix}t>${shown}</${prefix}t></${prefix}is></${prefix}c>`;
    const isEmpty = isNumber ? value === '' || (isRecalculated && Number(value) === 0) : stored === null;
    if (formula && isEmpty) return asText(`${UNCALCULATED}=${formula[1] ?? '…'}`);
    const isPercent = isNumber && value !== '' && percents.has(attribute(attributes, 's') ?? '');
    return isPercent ? asText(percent(Number(value))) : cell;
  });
}

const percent = (value: number): string => `${String(Number((value * 100).toFixed(8))).replace('.', ',')}%`;

const ODS_CELL = /<table:table-cell\b((?:[^>"]|"[^"]*")*?)(\/>|><\/table:table-cell>|>)/g;

function odsCells(text: string): string {
  return text.replace(ODS_CELL, (cell: string, attributes: string, end: string) => {
    const type = attribute(attributes, 'office:value-type');
    const formula = attribute(attributes, 'table:formula');
    const others = attributes.replace(/\s(?:office|calcext):value-type="[^"]*"/g, '');
    const asText = (shown: string) =>
      `<table:table-cell${others} office:value-type="string"><text:p>${shown}</text:p></table:table-cell>`;
    if (formula !== undefined && type === undefined && end !== '>')
      return asText(`${UNCALCULATED}${formula.replace(/^\w+:(?==)/, '')}`);
    if (type !== 'percentage') return cell;
    if (end === '>') return `<table:table-cell${others} office:value-type="string">`;
    return asText(percent(Number(attribute(attributes, 'office:value'))));
  });
}
