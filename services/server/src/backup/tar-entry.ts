import type { Pack } from 'tar-stream';

/** Adds one entry from memory. Resolves when the archive's reader can take the next one. */
export function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}
