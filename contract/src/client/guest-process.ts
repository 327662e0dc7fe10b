/** How often guests are asked whether they are there: while nothing sticks their process, all answer within this time. */
export const BEAT_MS = 800;

/** In milliseconds of one clock. */
export interface Presence {
  /** When a script of its document was heard last; undefined until one has begun. */
  readonly heardAt: number | undefined;
}

/** A guest whose frame is in the page. */
export interface Living extends Presence {
  /** How many beats in a row it has not answered. */
  readonly missed: number;
  /** Removes it for another's fault. */
  suspend(): void;
  /** Removes it for its silence. */
  blame(): void;
}

/** How long the browser takes at most to end a process, stuck or not, whose last frame has gone. */
const ENDED_WITHIN_MS = 1_000;

/** Every guest of this page. They share one process: one that is stuck takes the others along. */
const alive = new Set<Living>();

/** When a guest was last removed, when beside others, and until when its process may still be there. */
let lastRemoved = Number.NEGATIVE_INFINITY;
let partedAt = Number.NEGATIVE_INFINITY;
let occupiedUntil = Number.NEGATIVE_INFINITY;
/** Whether each guest has the process for itself, since it could not be known which one had stuck it. */
let isOneByOne = false;

/** Whether a guest has not answered for more than a beat. */
const isStuck = ({ missed }: Living): boolean => missed > 1;

export const isAnyStuck = (): boolean => [...alive].some(isStuck);
export const isAlive = (guest: Living): boolean => alive.has(guest);
export const isAnyHeardSince = (instant: number): boolean =>
  [...alive].some(({ heardAt = 0 }) => heardAt > instant);
export const isAnyRemovedSince = (instant: number): boolean => lastRemoved >= instant;

/** Counts a guest in and returns true, or returns false while its frame would come into a process that is stuck or another's. */
export function enterProcess(guest: Living): boolean {
  const isFree = performance.now() >= occupiedUntil && !isAnyStuck();
  const isCrowded = isOneByOne && alive.size > 0;
  if (isFree && isCrowded) endProcessBut();
  if (!isFree || isCrowded) return false;
  alive.add(guest);
  return true;
}

export function leaveProcess(guest: Living): void {
  lastRemoved = performance.now();
  if (isStuck(guest)) occupiedUntil = lastRemoved + ENDED_WITHIN_MS;
  alive.delete(guest);
  if (alive.size > 0) partedAt = lastRemoved;
}

/** Removes all guests but one; none of them is blamed. No frame comes back before their process is gone: it would be as stuck. */
function endProcessBut(one?: Living): void {
  occupiedUntil = performance.now() + ENDED_WITHIN_MS;
  for (const other of alive) if (other !== one) other.suspend();
}

/** Ends the process for a guest that may have come into one that is stuck: it enters again. */
export function renewProcess(guest: Living): void {
  endProcessBut(guest);
  alive.delete(guest);
}

/** Removes all guests, which ends their process, and blames the one that has stuck it. Where that cannot be known they may all come back. */
export function endSilent(): void {
  const culprit = culpritOf([...alive], performance.now(), partedAt);
  isOneByOne ||= culprit === undefined;
  endProcessBut(culprit);
  culprit?.blame();
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
