import { PluginFailure } from './failure.ts';

/** How long a plugin's module or manifest may take to load: `import()` and federation's runtime have no deadline. */
export const DEADLINE_MS = 8_000;

/** Returns the promise's value; throws PluginFailure 'tooSlow' when the deadline passes first. */
export async function withDeadline<T>(promise: Promise<T>, what: string): Promise<T> {
  // A rejection after the deadline must not be reported as unhandled.
  promise.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const failure = new PluginFailure('tooSlow', `${what} took more than ${DEADLINE_MS} ms`);
    timer = setTimeout(() => reject(failure), DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
