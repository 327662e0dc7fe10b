import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// `npm run icons` draws the committed icons of `public/` again, from the logo on its night sky in `icon.svg`.
const target = (name: string) => fileURLToPath(new URL(`./public/${name}`, import.meta.url));
const rounded = await readFile(target('icon.svg'), 'utf8');
/** Fills the whole square: the system cuts the corners. */
const square = rounded.replace(' rx="14"', '');
/** Systems may cut a maskable icon to a circle of 80 % of its width: the mountain becomes smaller, the sky stays. */
const maskable = square.replace(
  '<path ',
  '<path transform="translate(32 32) scale(.72) translate(-32 -32)" ',
);

const icons = [
  { name: 'icon-192.png', svg: rounded, size: 192 },
  { name: 'icon-512.png', svg: rounded, size: 512 },
  { name: 'icon-maskable-512.png', svg: maskable, size: 512 },
  { name: 'apple-touch-icon.png', svg: square, size: 180 },
];
for (const { name, svg, size } of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(target(name));
}
