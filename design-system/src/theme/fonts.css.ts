import { globalFontFace } from '@vanilla-extract/css';
import { axes, firstCharacters, unicodeRange } from '../font/first-characters.ts';

const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const archivo = (file: string, unicodeRange: string, fontStretch: string) => ({
  // `no-inline`: as separate files, a browser fetches only the subsets that a page needs.
  src: `url('${file}?no-inline') format('woff2')`,
  fontDisplay: 'swap' as const,
  fontStyle: 'normal' as const,
  fontWeight: '100 900',
  fontStretch,
  unicodeRange,
});

const family = '@fontsource-variable/archivo/files';
const whole = (fontStretch: string) => [
  archivo(`${family}/archivo-latin-ext-wdth-normal.woff2`, latinExt, fontStretch),
  archivo(`${family}/archivo-latin-wdth-normal.woff2`, latin, fontStretch),
];

// A browser chooses among faces by their widths before it looks at their characters: faces that stand in for each other
// must have the same widths.
const wide = `${axes.wdth.min}% ${axes.wdth.max}%`;
globalFontFace('Archivo Variable', [
  ...whole(`62% ${axes.wdth.min - 1}%`),
  ...whole(wide),
  // The last face that has a character is used: the page preloads this file.
  archivo('../font/archivo-first.woff2', unicodeRange(firstCharacters), wide),
]);

// The fallbacks take the same space until Archivo has loaded. The ratios are Archivo's width over the local font's, measured
// on the product's Italian sentences (text 400 at 100 %; titles 830 at 120 % against bold); ascent 878, descent 210.
const fallback = (fonts: readonly string[], ratio: number) => ({
  src: fonts.map((font) => `local('${font}')`).join(', '),
  sizeAdjust: `${ratio * 100}%`,
  ascentOverride: `${(87.8 / ratio).toFixed(1)}%`,
  descentOverride: `${(21 / ratio).toFixed(1)}%`,
  lineGapOverride: '0%',
});

// Phones, Windows and macOS. Liberation Sans is as wide as Arial.
const common = ['Arial', 'Liberation Sans', 'Roboto'];
const commonBold = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];
globalFontFace('Archivo Fallback', [
  { ...fallback(common, 0.98), fontWeight: '100 500' },
  { ...fallback(commonBold, 0.96), fontWeight: '501 900' },
]);
globalFontFace('Archivo Fallback Wide', fallback(commonBold, 1.24));

// A bare Linux, as on many a wall screen.
globalFontFace('Archivo Fallback Linux', [
  { ...fallback(['DejaVu Sans'], 0.87), fontWeight: '100 500' },
  { ...fallback(['DejaVu Sans Bold'], 0.81), fontWeight: '501 900' },
]);
globalFontFace('Archivo Fallback Wide Linux', fallback(['DejaVu Sans Bold'], 1.05));
