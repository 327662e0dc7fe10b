import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { errorCode } from '../operator-error.ts';

/** The secret in a file that its owner alone can read; made on first use. */
export async function keptSecret(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    const secret = randomBytes(24).toString('base64url');
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}
