// Writes the contour tile beside this file: `npm run texture`.
import { writeFileSync } from 'node:fs';
import { contoursSvg } from './contours.ts';

writeFileSync(new URL('./contours.svg', import.meta.url), contoursSvg());
