import { resolve } from 'node:path';

/** The root folder of this repository. */
export const checkout = resolve(import.meta.dirname, '../../..');
