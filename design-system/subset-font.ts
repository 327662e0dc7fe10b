import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { axes, features, firstCharacters } from './src/font/first-characters.ts';

// `npm run font` writes the committed subset again, from the package of the whole family.
const whole = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
);
const subset = await subsetFont(await readFile(whole), firstCharacters, {
  targetFormat: 'woff2',
  variationAxes: axes,
  keepFeatures: features,
});
await writeFile(new URL('src/font/archivo-first.woff2', import.meta.url), subset);
console.log(`archivo-first.woff2: ${subset.length} bytes`);
