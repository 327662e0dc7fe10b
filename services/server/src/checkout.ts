import { resolve } from 'node:path';

/** The folder this copy of Vetta lives in. */
export const checkout = resolve(import.meta.dirname, '../../..');
