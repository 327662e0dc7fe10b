/** How often guests are asked whether they are there: while nothing sticks their process, all answer within this time. */
export const BEAT_MS = 800;

/** In milliseconds of one clock. */
export interface Presence {
  /** When a script of its document was heard last; undefined until one has begun. */
  readonly heardAt: number | undefined;
}

/**
 * Returns the guest that has stuck the process of all, or leaves the page nothing to paint with: the only one that had begun and is
 * silent, or that had begun if all answer. Undefined where it cannot be known, as after another one went (`partedAt`) when they were
 * heard last: it may have stuck them at its end.
 */
export function culpritOf<One extends Presence>(
  guests: readonly One[],
  now: number,
  partedAt: number,
): One | undefined {
  const begun = guests.filter(({ heardAt }) => heardAt !== undefined);
  const silent = begun.filter(({ heardAt = now }) => now - heardAt > 2 * BEAT_MS);
  const [one, another] = silent.length > 0 ? silent : begun;
  return another === undefined && (one?.heardAt ?? now) > partedAt + BEAT_MS ? one : undefined;
}
