/** How often work that takes long asks whether what it needs is still there, and how long that may take to say so. */
const EVERY = 1_000;
const PATIENCE = 1_500;

/** Looks whether something that the api needs is there. */
export interface Watch {
  /** Whether it answers now; says so within 1.5 seconds. */
  answers(): Promise<boolean>;
  /**
   * The result of `work`, however long it takes while what it needs answers. A frozen server or a lost network gives no
   * error: then this throws a 503 within three seconds, and what becomes of the work is not known.
   */
  during<T>(work: Promise<T>): Promise<T>;
}

interface Watched {
  /** Asks once; any error is a no. */
  readonly ask: () => Promise<unknown>;
  /** Called where no answer came: what hangs may hang for ever. */
  readonly onSilence: () => void;
  /** What callers are refused with. */
  readonly away: () => Error;
}

export function watchOver({ ask, onSilence, away }: Watched): Watch {
  let asking: Promise<boolean> | undefined;

  const askInTime = async (): Promise<boolean> => {
    const patience = Promise.withResolvers<false>();
    const timer = setTimeout(patience.resolve, PATIENCE, false);
    const answer = ask().then(
      () => true,
      () => false,
    );
    const answered = await Promise.race([answer, patience.promise]);
    clearTimeout(timer);
    if (!answered) onSilence();
    asking = undefined;
    return answered;
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
      // It may be rejected after the work is done, when nobody listens any more.
      lost.promise.catch(() => {});
      try {
        return await Promise.race([work, lost.promise]);
      } finally {
        clearInterval(timer);
      }
    },
  };
}
