import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Encrypts what must be in no backup and no log in clear. */
export interface SecretBox {
  /** Returns a text encrypted, as one line. */
  seal(text: string): Promise<string>;
  /** Returns a sealed text. @throws WrongSecretsKey */
  open(sealed: string): Promise<string>;
  /** Returns the HMAC of a text: equal texts have equal ones, and without the key nobody finds the text again. */
  keyed(text: string): Promise<string>;
  /** Whether `keyed` gave this HMAC of a text. False without a key: none is made for that. */
  hasKeyed(text: string, hmac: string): Promise<boolean>;
}

/** A sealed text was sealed by another key, or damaged. */
export class WrongSecretsKey extends Error {
  constructor() {
    super('The secret was encrypted by another key: set SECRETS_KEY to the one that was in force');
    this.name = 'WrongSecretsKey';
  }
}

/** The file in DATA_DIR whose key is used without SECRETS_KEY. */
export const SECRETS_KEY_FILE = 'secrets-key';

const VERSION = 'v1';
/** AES-GCM's own sizes, in bytes. */
const IV = 12;
const TAG = 16;

/**
 * Returns a box that encrypts with AES-256-GCM by a key derived from SECRETS_KEY; without one, by a random key in a file of
 * `dataDir`, which the first use makes.
 */
export function secretBox({
  key,
  dataDir,
}: {
  readonly key: string | undefined;
  readonly dataDir: string;
}): SecretBox {
  let derived: Promise<Buffer> | undefined;
  const file = join(dataDir, SECRETS_KEY_FILE);
  const keyOf = () => {
    derived ??= (key === undefined ? keyInFile(file) : Promise.resolve(key)).then((material) =>
      Buffer.from(hkdfSync('sha256', material, '', 'vetta secrets', 32)),
    );
    // A full disk is no reason to fail for ever.
    derived.catch(() => {
      derived = undefined;
    });
    return derived;
  };
  const isThere = async () =>
    key !== undefined || derived !== undefined || (await readKey(file)) !== undefined;
  const keyed = async (text: string) => {
    const key = hkdfSync('sha256', await keyOf(), '', 'vetta names', 32);
    return createHmac('sha256', new Uint8Array(key)).update(text, 'utf8').digest('base64url');
  };
  return {
    async seal(text) {
      const used = await keyOf();
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', used, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')].join('.');
    },
    async open(sealed) {
      // Who only opens makes no key: it would open nothing, and be taken for the one that was in force.
      if (!(await isThere())) throw new WrongSecretsKey();
      const used = await keyOf();
      const [version, encoded = ''] = sealed.split('.');
      const bytes = Buffer.from(encoded, 'base64url');
      if (version !== VERSION || bytes.length < IV + TAG) throw new WrongSecretsKey();
      const decipher = createDecipheriv('aes-256-gcm', used, bytes.subarray(0, IV));
      decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
      } catch {
        throw new WrongSecretsKey();
      }
    },
    keyed,
    hasKeyed: async (text, hmac) => (await isThere()) && (await keyed(text)) === hmac,
  };
}

/** Returns the key in a file, which this user alone can read; makes it if there is none. */
async function keyInFile(path: string): Promise<string> {
  const found = await readKey(path);
  if (found !== undefined) return found;
  const made = randomBytes(32).toString('base64url');
  const draft = `${path}.${createHash('sha256').update(made).digest('hex').slice(0, 8)}`;
  await writeFile(draft, `${made}\n`, { mode: 0o600, flag: 'wx' });
  // Whole or not at all: of two processes one makes the file, and both read it.
  await link(draft, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(draft);
  return (await readKey(path)) ?? made;
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    return text === '' ? undefined : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
