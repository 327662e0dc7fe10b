import { PICTURE_SIZE } from '@vetta/contract/pictures';
import type { Climb } from '../frontend/climb-in-words.ts';
import { colours } from './colours.ts';
import { climbLine, farRange, mountain, pointAt, ridgeLine } from './landscape.ts';
import { loadSharp } from './sharp.ts';
import { type Setting, type Typeface, typeface } from './typeface.ts';

/** What a picture shows: a player's climb, or the page with one line below its title. */
export type PictureContent = { readonly climb: Climb } | { readonly line: string };

const { ink, night, ridgeNear, snow, mist, edge, violet, coral, amber, gold, silver, bronze } = colours;
const metals = { gold, silver, bronze, '': snow };

/** The page's accent gradient. */
const GLOW = `<stop offset="0" stop-color="${violet}"/><stop offset=".55" stop-color="${coral}"/><stop offset="1" stop-color="${amber}"/>`;

/** Lines of equal height below the ridge, as on a hiking map. */
const contours = [34, 72, 116, 166, 224, 290]
  .map((y) => `<path d="${ridgeLine}" transform="translate(${y * 0.12} ${y})"/>`)
  .join('');

const MARGIN = 72;
/** How wide a text may be: to its right the mountain rises. */
const COLUMN = 660;

/** Returns a picture as PNG. */
export async function drawPicture(content: PictureContent): Promise<Buffer> {
  const words = await typeface();
  const share = 'climb' in content ? content.climb.share : 1;
  const own = 'climb' in content ? climbWords(words, content.climb) : pageWords(words, content.line);
  const sharp = await loadSharp();
  return sharp(Buffer.from(landscape(share, own + brand(words))))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function climbWords(words: Typeface, { name, position, metal, total, month, next }: Climb): string {
  return [
    at(MARGIN, 190, amber, fitted(words, capitalised(month), { size: 30, weight: 650, width: 100 })),
    at(MARGIN - 8, 356, metals[metal], fitted(words, `${position}°`, { size: 188, weight: 830, width: 116 })),
    nameLines(words, name),
    at(MARGIN, 492, snow, fitted(words, `${total} pt`, { size: 38, weight: 700, width: 106 })),
    at(MARGIN, 536, mist, fitted(words, next, { size: 27, weight: 500, width: 100 }, 460)),
  ].join('');
}

const pageWords = (words: Typeface, line: string): string =>
  [
    at(MARGIN, 330, snow, fitted(words, 'Chi arriva', { size: 112, weight: 850, width: 122 }, 800)),
    glowing(at(MARGIN, 440, 'white', fitted(words, 'in vetta?', { size: 112, weight: 850, width: 122 }))),
    at(MARGIN, 506, mist, fitted(words, capitalised(line), { size: 30, weight: 550, width: 100 }, 460)),
  ].join('');

/** Outlines in the accent gradient: each outline has coordinates of its own, so the gradient lies behind a mask. */
const glowing = (outlines: string): string =>
  `<mask id="words">${outlines}</mask><rect width="100%" height="100%" fill="url(#wordsGlow)" mask="url(#words)"/>`;

const brand = (words: Typeface): string =>
  `<path d="M72 112 98 68l14 20 10-12 22 36" fill="none" stroke="url(#markGlow)" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>${at(164, 112, snow, words.outline('Vetta', { size: 42, weight: 800, width: 118 }).paths)}`;

const at = (x: number, y: number, fill: string, paths: string): string =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${paths}</g>`;

const NAME: Setting = { size: 60, weight: 760, width: 104 };
const SMALL_NAME: Setting = { ...NAME, size: 38 };

/** Returns a name on one line, or on two if it is long. */
function nameLines(words: Typeface, name: string): string {
  const line = (y: number, text: string, setting: Setting) =>
    at(MARGIN, y, snow, fitted(words, text, setting));
  const cut = name.lastIndexOf(' ', Math.ceil(name.length * 0.55));
  if (cut <= 0 || words.outline(name, SMALL_NAME).width <= COLUMN) return line(436, name, NAME);
  return line(404, name.slice(0, cut), SMALL_NAME) + line(446, name.slice(cut + 1), SMALL_NAME);
}

/** How far a text may shrink before it is cut. */
const SMALLEST = 0.62;

/** Returns a text's outlines in at most `room` pixels: smaller if it must be, and cut if that is not enough. */
function fitted(words: Typeface, text: string, setting: Setting, room = COLUMN): string {
  const whole = words.outline(text, setting);
  if (whole.width <= room) return whole.paths;
  const scale = room / whole.width;
  if (scale >= SMALLEST) return words.outline(text, { ...setting, size: setting.size * scale }).paths;
  const size = setting.size * SMALLEST;
  let kept = [...text];
  let cut = words.outline(text, { ...setting, size });
  while (cut.width > room && kept.length > 1) {
    kept = kept.slice(0, -1);
    cut = words.outline(`${kept.join('').trimEnd()}…`, { ...setting, size });
  }
  return cut.paths;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the night, the mountain with its climb lit up to `share` and a flag there, and `content` in front. */
function landscape(share: number, content: string): string {
  const { width, height } = PICTURE_SIZE;
  const { x, y } = pointAt(Math.max(share, 0.025));
  // In the left half it flies to the right, so that it stays in the picture.
  const flag = share > 0.5 ? 'M-2 -58H-62L-50 -41 -62 -24H-2Z' : 'M2 -58H62L50 -41 62 -24H2Z';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stop-color="${ink}"/><stop offset=".45" stop-color="${night}"/>
        <stop offset=".72" stop-color="#2a1d5c"/><stop offset=".9" stop-color="#7a3f78"/>
      </linearGradient>
      <linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="0" x2="${width}" y1="0" y2="0">
        ${GLOW}
      </linearGradient>
      <radialGradient id="dawn" cx=".88" cy=".62" r=".62">
        <stop offset="0" stop-color="${coral}" stop-opacity=".62"/><stop offset=".5" stop-color="${violet}" stop-opacity=".3"/>
        <stop offset="1" stop-color="${violet}" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="shade" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stop-color="${ink}"/><stop offset=".46" stop-color="${ink}" stop-opacity=".86"/>
        <stop offset=".72" stop-color="${ink}" stop-opacity="0"/>
      </linearGradient>
      <linearGradient id="wordsGlow" gradientUnits="userSpaceOnUse" x1="72" x2="690" y1="0" y2="0">${GLOW}</linearGradient>
      <linearGradient id="markGlow">${GLOW}</linearGradient>
      <linearGradient id="depth" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="170" y2="630">
        <stop offset="0" stop-color="#1c2450"/><stop offset="1" stop-color="${ridgeNear}"/>
      </linearGradient>
      <clipPath id="ground"><path d="${mountain}"/></clipPath>
      <clipPath id="climbed"><rect x="-10" y="0" width="${x + 10}" height="${height}"/></clipPath>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <rect width="${width}" height="${height}" fill="url(#dawn)"/>
    <path d="${farRange}" fill="#1a2148"/>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <path d="${mountain}" fill="url(#depth)"/>
    <g clip-path="url(#ground)" fill="none" stroke="${edge}" stroke-opacity=".16" stroke-width="2">${contours}</g>
    <path d="${climbLine}" fill="none" stroke="${edge}" stroke-width="3" stroke-dasharray="2 11" stroke-linecap="round"/>
    <path d="${climbLine}" fill="none" stroke="url(#glow)" stroke-width="7" stroke-linejoin="round" clip-path="url(#climbed)"/>
    <g transform="translate(${x} ${y})">
      <path d="M0 0V-58" stroke="${snow}" stroke-width="5" stroke-linecap="round"/>
      <path d="${flag}" fill="${amber}"/>
      <circle r="11" fill="${snow}" stroke="${ridgeNear}" stroke-width="4"/>
    </g>
    ${content}
  </svg>`;
}
