import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** How a text is set: the size in pixels, and Archivo's weight (100 to 900) and width (62 to 125). */
export interface Setting {
  readonly size: number;
  readonly weight: number;
  readonly width: number;
}

/** A text as outlines: an SVG without fonts looks the same on every machine. */
export interface Outlined {
  /** In pixels. */
  readonly width: number;
  /** `<path>` elements, from x = 0 on the baseline y = 0. */
  readonly paths: string;
}

export interface Typeface {
  /** Returns a text's outlines. Characters that the typeface lacks are left out. */
  outline(text: string, setting: Setting): Outlined;
}

const SUBSETS = ['latin', 'latin-ext'];
const SPACE = 32;

type ReadFile = (path: string) => Promise<Uint8Array>;

/** Returns a function that returns the product's typeface, whose files it reads at its first call. */
export function typefaceFrom(read: ReadFile): () => Promise<Typeface> {
  let opened: Promise<Typeface> | undefined;
  return () => {
    // One that failed is tried again.
    opened ??= open(read).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

/** Returns the product's typeface. It is read when the first picture is drawn. */
export const typeface = typefaceFrom(readFile);

async function open(read: ReadFile): Promise<Typeface> {
  // Loaded with the first picture: most processes of a night draw none.
  const [hb, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  const faces = await Promise.all(
    SUBSETS.map(async (subset) => {
      const file = import.meta.resolve(
        `@fontsource-variable/archivo/files/archivo-${subset}-wdth-normal.woff2`,
      );
      const face = new hb.Face(new hb.Blob(await decompress(await read(fileURLToPath(file)))));
      return { font: new hb.Font(face), upem: face.upem, characters: new Set(face.collectUnicodes()) };
    }),
  );
  type Face = (typeof faces)[number];
  const faceOf = (character: string): Face | undefined =>
    faces.find(({ characters }) => characters.has(character.codePointAt(0) ?? SPACE));

  return {
    outline(text, { size, weight, width }) {
      let x = 0;
      const paths: string[] = [];
      for (const { face, part } of runs(text.normalize('NFC'), faceOf)) {
        const { font, upem } = face;
        font.setVariations([new hb.Variation('wght', weight), new hb.Variation('wdth', width)]);
        const buffer = new hb.Buffer();
        buffer.addText(part);
        buffer.guessSegmentProperties();
        hb.shape(font, buffer);
        const scale = size / upem;
        const positions = buffer.getGlyphPositions();
        for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const d = font.glyphToPath(glyph);
          const at = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
          if (d !== '') paths.push(`<path transform="${at}" d="${d}"/>`);
          x += xAdvance * scale;
        }
      }
      return { width: x, paths: paths.join('') };
    },
  };
}

/** Splits a text into parts of one face each. */
function runs<Face>(text: string, faceOf: (character: string) => Face | undefined) {
  const parts: { face: Face; part: string }[] = [];
  for (const character of text) {
    const face = faceOf(character);
    if (face === undefined) continue;
    const last = parts.at(-1);
    if (last?.face === face) last.part += character;
    else parts.push({ face, part: character });
  }
  return parts;
}
