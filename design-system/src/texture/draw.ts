// `npm run texture`: writes the contour tile beside this file.
import { writeFileSync } from 'node:fs';
import { contoursSvg } from './contours.ts';

writeFileSync(new URL('./contours.svg', import.meta.url), contoursSvg());
