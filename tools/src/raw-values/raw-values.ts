import { parseSync, Visitor } from 'vite';

/** A value that a source writes itself. */
export interface RawValue {
  file: string;
  line: number;
  property: string;
  value: string;
}

// A word of a scale that the tokens have. Widths, columns, strokes and offsets belong to one drawing and have no scale.
const scaled =
  /^(fontSize|gap|rowGap|columnGap|(padding|margin)([A-Z]\w*)?|border(\w+)?Radius|--vetta-(size|space|radius|control|row)-.*)$/;
// Rows and controls have a scale, too. 1.5rem is not one of its values, but 2.25rem is.
const controlHeight = /^(height|minHeight|blockSize|minBlockSize)$/;
const controlHeights = ['2.25rem', '2.5rem', '2.75rem'];

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)|(?<![\w-])(?:white|black)(?![\w-])/gi;
// In other sources a short one may be the fragment of an address, such as `#add`.
const longHex = /#[\da-f]{6}(?:[\da-f]{2})?\b/gi;
const duration = /(?<![\w.-])\d*\.?\d+m?s\b/g;
// `em`, percentages and units of the viewport are shares of something else.
const length = /(?<![\w.])-?\d*\.?\d+(?:px|rem|vmin|vmax)\b/g;

// A hairline and the shortest time are the same on every theme.
const neutral = new Set(['1px', '-1px', '0px', '0s', '0ms', '1ms']);

/** Returns what a style sheet (`.css.ts`) or the inline styles of a component write outside the tokens. */
export function rawValuesOf(file: string, source: string): RawValue[] {
  const found: RawValue[] = [];
  const properties: string[] = [];
  const isSheet = file.endsWith('.css.ts');
  const read = (text: string, start: number) => {
    const property = properties.at(-1) ?? '';
    for (const value of rawIn(text, property, isSheet)) {
      found.push({ file, line: source.slice(0, start).split('\n').length, property, value });
    }
  };
  new Visitor({
    Property: ({ key, computed }) => properties.push(nameOf(key, computed, source)),
    'Property:exit': () => void properties.pop(),
    Literal: ({ value, start }) => void (typeof value === 'string' && read(value, start)),
    TemplateElement: ({ value, start }) => read(value.cooked ?? value.raw, start),
  }).visit(parseSync(file, source).program);
  return found;
}

function rawIn(text: string, property: string, isSheet: boolean): string[] {
  const raw = [
    ...(text.match(isSheet ? colour : longHex) ?? []),
    ...(isSheet ? (text.match(duration) ?? []) : []),
    ...(scaled.test(property) ? (text.match(length) ?? []) : []),
    ...(controlHeight.test(property)
      ? (text.match(length) ?? []).filter((value) => controlHeights.includes(value))
      : []),
  ];
  return raw.filter((value) => !neutral.has(value));
}

/** Returns a property's name; of `[vars.size.sm]`, the name of its CSS variable. */
function nameOf(
  key: { type: string; start: number; end: number },
  computed: boolean,
  source: string,
): string {
  const text = source.slice(key.start, key.end);
  const token = computed && /^vars\.(\w+)\.(\w+)$/.exec(text);
  return token ? `--vetta-${token[1]}-${token[2]}` : text.replace(/^['"]|['"]$/g, '');
}
