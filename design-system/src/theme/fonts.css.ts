import { globalFontFace } from '@vanilla-extract/css';
import { type FallbackStyle, fallbackStyles, fallbacks } from '../font/fallbacks.ts';
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

// The fallbacks take the same space until Archivo has loaded, whose ascent is 87.8 % and whose descent is 21 %.
const standIn = (names: readonly string[], { weights, widths }: FallbackStyle, ratio: number) => ({
  src: names.map((name) => `local('${name}')`).join(', '),
  fontWeight: weights,
  fontStretch: widths,
  sizeAdjust: `${(ratio * 100).toFixed(1)}%`,
  ascentOverride: `${(87.8 / ratio).toFixed(1)}%`,
  descentOverride: `${(21 / ratio).toFixed(1)}%`,
  lineGapOverride: '0%',
});
for (const font of fallbacks) {
  globalFontFace(
    font.family,
    fallbackStyles.flatMap((style) => {
      const [text, digits] = style.ratios[font.name];
      return [
        standIn(font[style.uses], style, text / font.drawn),
        // The last face that has a character is used.
        { ...standIn(font[style.uses], style, digits / font.drawn), unicodeRange: 'U+30-39' },
      ];
    }),
  );
}
