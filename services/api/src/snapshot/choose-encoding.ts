import type { Encoding } from './snapshot.ts';

const refused = /;\s*q=0(\.0*)?\s*$/;

/** The smallest of our encodings that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const allowed = accepted.split(',').filter((one) => !refused.test(one));
  const has = (name: Encoding) => allowed.some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === name);
  if (has('br')) return 'br';
  return has('gzip') ? 'gzip' : 'identity';
}
