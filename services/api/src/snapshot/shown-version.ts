const tag = /(?:W\/)?"(\d{1,15})-[\w-]*"/g;

/**
 * The newest version that a reader has seen, by the tags of If-None-Match; 0 where it names none of ours. Anyone can
 * invent one: it is a reason to look again, and proves nothing.
 */
export function shownVersion(ifNoneMatch: string | undefined): number {
  if (ifNoneMatch === undefined) return 0;
  return Math.max(0, ...ifNoneMatch.matchAll(tag).map(([, version]) => Number(version)));
}
