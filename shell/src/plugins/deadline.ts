import { PluginFailure } from './failure.ts';

/** How long a plugin may take to arrive. `import()` and the manifest have no deadline of their own. */
export const DEADLINE_MS = 8_000;

/** The promise's value, or a failure when the deadline passes first. A late result is ignored. */
export async function withDeadline<T>(promise: Promise<T>, what: string): Promise<T> {
  // Lost races reject later, when nobody waits for them any more.
  promise.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new PluginFailure('tooSlow', `${what} took more than ${DEADLINE_MS} ms`);
    timer = setTimeout(() => reject(failure), DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
