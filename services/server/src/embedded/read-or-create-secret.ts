import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { errorCode } from '../operator-error.ts';

/** Returns the secret in a file that only its owner can read. The first call makes the file. */
export async function readOrCreateSecret(file: string): Promise<string> {
  const stored = await readFile(file, 'utf8').catch((error) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  // A full disk leaves an empty file.
  if (stored) return stored;
  const secret = randomBytes(24).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
