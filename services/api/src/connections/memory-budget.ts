import { serverBusy } from '../errors/http-error.ts';

interface BudgetOptions {
  /** What all shares may hold together, in bytes. */
  readonly total: number;
  /** How long a share waits for others to be released, in milliseconds. */
  readonly patience: number;
}

/** What one request holds of a budget. Disposing gives it back. */
export interface MemoryShare extends Disposable {
  /** Takes more bytes, after the shares that wait already. Throws 503 if there is no room for them in time. */
  take(bytes: number): Promise<void>;
}

export interface MemoryBudget {
  /** Returns a share that holds nothing yet. */
  share(): MemoryShare;
}

interface Waiting {
  readonly bytes: number;
  readonly admit: () => void;
}

/** Limits the memory that requests hold together. */
export function memoryBudget({ total, patience }: BudgetOptions): MemoryBudget {
  let held = 0;
  const waiting = new Set<Waiting>();

  const admitWaiting = () => {
    for (const next of waiting) {
      // In turn: small ones do not overtake a large one for ever.
      if (held + next.bytes > total) return;
      waiting.delete(next);
      held += next.bytes;
      next.admit();
    }
  };

  const admitted = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const turn: Waiting = {
        bytes,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(turn);
        reject(serverBusy());
        admitWaiting();
      }, patience);
      waiting.add(turn);
      admitWaiting();
    });

  return {
    share() {
      let own = 0;
      return {
        async take(bytes) {
          await admitted(bytes);
          own += bytes;
        },
        [Symbol.dispose]() {
          held -= own;
          own = 0;
          admitWaiting();
        },
      };
    },
  };
}
