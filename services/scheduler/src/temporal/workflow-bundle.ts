import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('./bundle-process.ts', import.meta.url));
/** A bundle has 2 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

let bundled: Promise<{ code: string }> | undefined;

/**
 * Returns all workflows as the SDK's sandbox needs them. Bundling takes a second, so it happens once per process, and in a process of
 * its own: webpack and a compiler would stay in this one's memory, 100 MB of it. Rejects if `stop` is aborted before it ends:
 * on a busy machine it may take longer than a stop may.
 */
export function workflowBundle(stop?: AbortSignal): Promise<{ code: string }> {
  bundled ??= promisify(execFile)(process.execPath, [program], { maxBuffer: MAX_BYTES, signal: stop }).then(
    ({ stdout }) => ({ code: stdout }),
    (error: unknown) => {
      // The next worker tries again.
      bundled = undefined;
      throw error;
    },
  );
  return bundled;
}
