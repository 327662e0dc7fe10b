import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { fallbackStyles } from './fallbacks.ts';

const SENTENCES = [
  'Cerca il tuo nome per scoprire il tuo posto e i punti che mancano per salire',
  'Giulia Marini, Alessandro Conti, Francesca De Luca, Matteo Bianchi',
  'Ogni giorno conta: chiamate, appuntamenti e presenze valgono subito punti nella classifica del mese',
].join(' ');
const DIGITS = '0123456789';

async function fontIn(file: string): Promise<{ font: Font; upem: number }> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
  const face = new Face(new Blob(await decompress(bytes)));
  return { font: new Font(face), upem: face.upem };
}

/** Returns a text's width in ems, with digits of one width as our styles show them. */
function widthOf(text: string, { font, upem }: { font: Font; upem: number }): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, [new Feature('tnum')]);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / upem;
}

const archivo = await fontIn('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

test.each([
  // As wide as Arial, Helvetica and Liberation Sans.
  ['arial', 'arimo'],
  ['roboto', 'roboto'],
  ['dejavu', 'dejavu-sans'],
] as const)('text and digits in %s take as much space as in Archivo', async (name, used) => {
  const file = (weight: number) => `@fontsource/${used}/files/${used}-latin-${weight}-normal.woff2`;
  const fonts = { regular: await fontIn(file(400)), bold: await fontIn(file(700)) };
  const ratio = (words: string, { at, uses }: (typeof fallbackStyles)[number]) => {
    archivo.font.setVariations([new Variation('wght', at.wght), new Variation('wdth', at.wdth)]);
    return Number((widthOf(words, archivo) / widthOf(words, fonts[uses])).toFixed(3));
  };
  expect(fallbackStyles.map(({ ratios }) => ratios[name])).toEqual(
    fallbackStyles.map((style) => [ratio(SENTENCES, style), ratio(DIGITS, style)]),
  );
});
