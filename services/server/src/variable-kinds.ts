import { z } from 'zod';

/** The error of a variable that says what was expected. */
export const expected = (what: string) => ({ error: `expected ${what}` });

/** Any text that is not blank. */
export const text = z.string().trim().min(1);

/** An `http` or `https` address. */
export const webAddress = (what: string) =>
  z.url({ protocol: /^https?$/, ...expected(`${what}, such as https://example.com`) });

/** The address of an S3 store. Signatures name the bucket as the path's beginning, so a path before it would not be used. */
export const storeAddress = webAddress('the address of an S3 store').refine((address) => {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}, expected('the address of an S3 store without a path: a bucket’s name goes into S3_BUCKET or BACKUP_TO'));
