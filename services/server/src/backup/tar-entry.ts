import type { Pack } from 'tar-stream';

/** Adds one entry from memory. Resolves when the archive's reader can take the next one; rejects if the archive fails. */
export function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // An entry that no callback waits for any more still emits the archive's error, and unheard it would end the process.
    tar.entry({ name }, content, (error) => (error ? reject(error) : resolve())).on('error', reject);
  });
}
