import { serverBusy } from '../errors/http-error.ts';

interface BudgetOptions {
  /** What all shares may hold together, in bytes. */
  readonly total: number;
  /** How long a share waits for others to be released, in milliseconds. */
  readonly patience: number;
}

/** Whose share it is, where a share can be taken back. */
interface Holder {
  /** The client, as limits count it. */
  readonly client: string;
  /** Ends what holds the share. */
  end(): void;
}

/** What one request holds of a budget. Disposing gives it back. */
export interface MemoryShare extends Disposable {
  /** Takes more bytes, after the shares that wait already. Throws 503 if there is no room for them in time. */
  take(bytes: number): Promise<void>;
  /** Takes bytes that are held already, without a wait. Returns whether there is room for them. */
  takeNow(bytes: number): boolean;
  /** Notes that the holder makes progress. */
  moved(): void;
}

export interface MemoryBudget {
  /** Returns a share that holds nothing yet. Without a holder it stays until it is disposed. */
  share(holder?: Holder): MemoryShare;
}

/** A holder without progress for so long makes room for others, in milliseconds. */
const STALLED_AFTER = 5_000;
/** A client that holds more than this part of the budget makes room for others. */
const FAIR_PART = 1 / 8;

interface Held {
  readonly holder: Holder | undefined;
  bytes: number;
  movedAt: number;
}

interface Waiting {
  readonly client: string | undefined;
  readonly bytes: number;
  readonly admit: () => void;
}

/**
 * Limits the memory that requests hold together. If there is no room, the shares that stand still longest make it: after five
 * seconds, and for another client at once if their own has more than an eighth of the budget.
 */
export function memoryBudget({ total, patience }: BudgetOptions): MemoryBudget {
  let sum = 0;
  /** Those that have moved longest ago come first. */
  const shares = new Set<Held>();
  const waiting = new Set<Waiting>();

  const release = (share: Held) => {
    sum -= share.bytes;
    share.bytes = 0;
    shares.delete(share);
  };

  const makeRoom = (client: string | undefined, bytes: number) => {
    const ofClient = new Map<string, number>();
    for (const { holder, bytes } of shares)
      if (holder) ofClient.set(holder.client, (ofClient.get(holder.client) ?? 0) + bytes);
    const stalledSince = performance.now() - STALLED_AFTER;
    for (const share of shares) {
      const { holder, movedAt } = share;
      if (sum + bytes <= total) return;
      if (holder === undefined) continue;
      const rest = ofClient.get(holder.client) ?? 0;
      const hasTooMuch = holder.client !== client && rest > total * FAIR_PART;
      if (movedAt > stalledSince && !hasTooMuch) continue;
      ofClient.set(holder.client, rest - share.bytes);
      release(share);
      holder.end();
    }
  };

  const fits = (client: string | undefined, bytes: number): boolean => {
    if (sum + bytes > total) makeRoom(client, bytes);
    return sum + bytes <= total;
  };

  const admitWaiting = () => {
    for (const next of waiting) {
      // In turn: small ones do not overtake a large one for ever.
      if (!fits(next.client, next.bytes)) return;
      waiting.delete(next);
      sum += next.bytes;
      next.admit();
    }
  };

  const admitted = (client: string | undefined, bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const turn: Waiting = {
        client,
        bytes,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        admitWaiting();
        if (!waiting.delete(turn)) return;
        reject(serverBusy());
        admitWaiting();
      }, patience);
      waiting.add(turn);
      admitWaiting();
    });

  return {
    share(holder) {
      const client = holder?.client;
      const share: Held = { holder, bytes: 0, movedAt: performance.now() };
      let isOver = false;
      const keep = (bytes: number) => {
        share.bytes += bytes;
        share.movedAt = performance.now();
        shares.delete(share);
        shares.add(share);
      };
      return {
        async take(bytes) {
          if (waiting.size === 0 && fits(client, bytes)) sum += bytes;
          else await admitted(client, bytes);
          keep(bytes);
          // Its client has gone while it waited.
          if (isOver) release(share);
        },
        takeNow(bytes) {
          if (!fits(client, bytes)) return false;
          sum += bytes;
          keep(bytes);
          return true;
        },
        moved() {
          if (shares.has(share)) keep(0);
        },
        [Symbol.dispose]() {
          isOver = true;
          release(share);
          admitWaiting();
        },
      };
    },
  };
}
