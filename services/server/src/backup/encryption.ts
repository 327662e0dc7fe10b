import { open, readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { errorCode, OperatorError } from '../operator-error.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** Returns a stream's transform that encrypts for these recipients in pieces of 64 KiB. */
export function encryptFor(recipients: readonly string[]): (plain: Bytes) => Bytes {
  return async function* encrypt(plain) {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* chunksOf(await encrypter.encrypt(streamOf(plain)));
  };
}

/** The decrypted bytes do not fit the header: the file is damaged or cut off. */
export class DamagedEncryption extends Error {
  override name = 'DamagedEncryption';
}

/** Decrypts a file's bytes in pieces of 64 KiB. Throws OperatorError if no identity fits, or DamagedEncryption. */
export async function* decryptWith(identities: readonly string[], encrypted: Bytes, name: string): Bytes {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    yield* chunksOf(await decrypter.decrypt(streamOf(encrypted)));
  } catch (error) {
    // A failure to read the file.
    if (errorCode(error) !== '') throw error;
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new OperatorError(
        `${name} is encrypted for another key than the one given: nothing was changed. Take the identity file whose public key was in BACKUP_AGE_RECIPIENT when the backup was made.`,
      );
    throw new DamagedEncryption('The encryption is damaged', { cause: error });
  }
}

/** Like ReadableStream.from, which the types of browsers do not know. */
function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): Bytes {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Of a stream that failed, its reader has the error already.
    await reader.cancel().catch(() => {});
  }
}

const HEADER = 'age-encryption.org/v1';

/** Returns whether a file is encrypted with age. */
export async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read({ buffer: Buffer.alloc(HEADER.length) });
  return buffer.toString('latin1') === HEADER;
}

/** Returns the secret keys in an identity file, as `age-keygen` writes it. Throws OperatorError. */
export async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`The identity file ${path} cannot be read.`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  try {
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    identities.length = 0;
  }
  if (identities.length === 0)
    throw new OperatorError(`${path} is no identity file of age: it has no line AGE-SECRET-KEY-1….`);
  return identities;
}
