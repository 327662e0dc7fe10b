import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';

/** A server that ends this often within a minute has a cause that a new start does not remove. */
const MAX_ENDS_A_MINUTE = 5;
/** Between an end and the next start. */
const PAUSE_MS = 100;

export interface KeptServer {
  /** Shown to the operator, for example «MinIO». */
  name: string;
  /** Resolves when the server that runs now has ended. */
  ended: () => Promise<void>;
  /** Starts it again where its clients look for it. A start that fails counts as another end. */
  restart: () => Promise<void>;
  /** What shows the operator why it ends, such as the path of its log. */
  see: string;
}

/** Receives the sentence for a server that does not stay up. */
export type GaveUp = (error: OperatorError) => void;

/**
 * Starts a server again whenever it ends, such as one that the system killed for its memory. Calls `gaveUp` once if it ends five
 * times within a minute. Returns a function that stops this and waits for a start under way, to be called before the server is
 * stopped.
 */
export function keepRunning({ name, ended, restart, see }: KeptServer, gaveUp: GaveUp): () => Promise<void> {
  const ends: number[] = [];
  let stopped = false;
  let starting: Promise<string> = Promise.resolve('');
  const keep = async (): Promise<void> => {
    let why = '';
    for (;;) {
      if (why === '') await ended();
      if (stopped) return;
      const now = performance.now();
      ends.push(now);
      if (ends.filter((end) => now - end < 60_000).length >= MAX_ENDS_A_MINUTE) {
        const cause = why === '' ? '' : ` The last start said: ${why}`;
        return gaveUp(
          new OperatorError(
            `${name} ended ${MAX_ENDS_A_MINUTE} times within a minute, so Vetta ends too.${cause} See ${see}, and whether the machine has memory and disk left.`,
          ),
        );
      }
      console.error(`${name} has ended and is started again.`);
      await pause(PAUSE_MS);
      if (stopped) return;
      starting = restart().then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      why = await starting;
    }
  };
  void keep();
  return async () => {
    stopped = true;
    await starting;
  };
}
