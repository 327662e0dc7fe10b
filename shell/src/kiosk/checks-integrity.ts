import { INTEGRITY_TEST_FILE, shellAddress } from '@vetta/contract/published-build';

/**
 * Whether this browser refuses a script whose bytes are not those that the document names. Older engines do not know hashes in
 * import maps; they run all the same, and the beats say so.
 */
export async function checksIntegrity(shell: string): Promise<boolean> {
  try {
    await import(/* @vite-ignore */ shellAddress(shell) + INTEGRITY_TEST_FILE);
    return false;
  } catch {
    return true;
  }
}
