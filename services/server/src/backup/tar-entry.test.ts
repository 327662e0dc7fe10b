import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { addEntry } from './tar-entry.ts';

test('an archive that fails while its reader is busy rejects the entry, and the process goes on', async () => {
  const tar = pack();
  tar.on('error', () => {});
  const unread = addEntry(tar, 'large', Buffer.alloc(1_000_000));
  tar.destroy(new Error('The disk is full'));
  await expect(unread).rejects.toThrow('The disk is full');
});
