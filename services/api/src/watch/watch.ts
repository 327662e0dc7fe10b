import { performance } from 'node:perf_hooks';
import pTimeout from 'p-timeout';

/** How often long work checks that its server still answers, and how long an answer may take, in milliseconds. */
const EVERY = 1_000;
const PATIENCE = 1_500;
/** A process that computed for so long while it waited may not have heard the answer, in milliseconds. */
const BUSY = 750;
/** How often such a process waits again, at most. */
const ROUNDS = 4;

/** Watches a server that the api needs. */
export interface Watch {
  /** Whether the server answers now; resolves within 1.5 seconds. */
  answers(): Promise<boolean>;
  /**
   * Returns the result of `work`, however long it takes while the server answers. A frozen server or a lost network
   * gives no error: then this throws a 503 within three seconds, and the outcome of the work is unknown.
   */
  during<T>(work: Promise<T>): Promise<T>;
}

interface Watched {
  /** Asks the server once; any error counts as no answer. */
  readonly ask: () => Promise<unknown>;
  /** Called if no answer came in time: requests to a silent server may never end. */
  readonly onSilence: () => void;
  /** Returns the error that callers get. */
  readonly away: () => Error;
}

export function watchOver({ ask, onSilence, away }: Watched): Watch {
  let asking: Promise<boolean> | undefined;

  const askOnce = () =>
    ask().then(
      () => true,
      () => false,
    );
  const askInTime = async (): Promise<boolean> => {
    let answer = askOnce();
    for (let round = 1; ; round += 1) {
      const before = performance.eventLoopUtilization();
      const answered = await pTimeout(answer, { milliseconds: PATIENCE, fallback: () => undefined });
      const { active } = performance.eventLoopUtilization(before);
      // An import of 100,000 days computes for seconds: silence proves nothing then, and a connection that it begins is late.
      if (!answered && active > BUSY && round < ROUNDS) {
        if (answered === false) answer = askOnce();
        continue;
      }
      if (!answered) onSilence();
      asking = undefined;
      return answered === true;
    }
  };
  const answers = () => {
    asking ??= askInTime();
    return asking;
  };

  return {
    answers,
    async during(work) {
      const lost = Promise.withResolvers<never>();
      const timer = setInterval(async () => {
        if (!(await answers())) lost.reject(away());
      }, EVERY);
      // A rejection after the work is done has no other handler.
      lost.promise.catch(() => {});
      try {
        return await Promise.race([work, lost.promise]);
      } finally {
        clearInterval(timer);
      }
    },
  };
}
