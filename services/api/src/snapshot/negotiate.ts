import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Encoding, PublicAnswer } from './public-answer.ts';

/** Returns the answer for a reader that sent these headers. `isAway`: the database cannot bring anything newer. */
export function negotiate(answer: PublicAnswer, headers: IncomingHttpHeaders, isAway: boolean): Answer {
  return hasSeen(answer, headers['if-none-match'], isAway)
    ? answer.unchanged
    : answer.full[chooseEncoding(headers['accept-encoding'])];
}

/** Whether If-None-Match names this answer, or a newer one while the database is unreachable. */
function hasSeen({ etag, version }: PublicAnswer, ifNoneMatch: string | undefined, isAway: boolean): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  // A reader that saw a newer state on another replica keeps it.
  if (isAway && seenVersion(ifNoneMatch) > version) return true;
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

const tags = /(?:W\/)?"(\d{1,15})-[\w-]*"/g;

/**
 * Returns the newest version that If-None-Match names, 0 if it names none of ours. Anyone can invent a tag: a high
 * version is a reason to look again and proves nothing.
 */
export function seenVersion(ifNoneMatch: string | undefined): number {
  if (ifNoneMatch === undefined) return 0;
  return Math.max(0, ...ifNoneMatch.matchAll(tags).map(([, version]) => Number(version)));
}

const refused = /;\s*q=0(\.0*)?\s*$/;

/** Returns the smallest of our encodings that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const allowed = accepted.split(',').filter((one) => !refused.test(one));
  const has = (name: Encoding) => allowed.some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === name);
  if (has('br')) return 'br';
  return has('gzip') ? 'gzip' : 'identity';
}
