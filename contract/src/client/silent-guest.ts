/** When a guest came, and when it was heard last. In milliseconds of one clock. */
export interface Presence {
  readonly cameAt: number;
  /** Undefined until it has said something. */
  readonly heardAt: number | undefined;
  /** Whether a script of it has begun: its document's own, the first of all. */
  readonly hasBegun: boolean;
}

/**
 * Returns the guest that has stuck the process of all, as far as it can be known: the last one that had come when they were heard
 * last. Who came later found the process stuck, and so did who has not begun. All answer within `beat` ms while none is stuck.
 */
export function suspectOf<One extends Presence>(guests: readonly One[], beat: number): One | undefined {
  const stuckBy = Math.max(...guests.map(({ heardAt = Number.NEGATIVE_INFINITY }) => heardAt)) + beat;
  return guests.findLast(({ cameAt, hasBegun }) => hasBegun && cameAt <= stuckBy) ?? guests.at(-1);
}
