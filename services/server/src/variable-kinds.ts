import { z } from 'zod';

/** The error of a variable that says what was expected. */
export const expected = (what: string) => ({ error: `expected ${what}` });

/** Any text that is not blank. */
export const text = z.string().trim().min(1);

/** An `http` or `https` address. */
export const webAddress = (what: string) =>
  z.url({ protocol: /^https?$/, ...expected(`${what}, such as https://example.com`) });
