import { createRequire } from 'node:module';

// Loaded with the first key: its curves take 5 MB, and most servers encrypt for nobody.
const require = createRequire(import.meta.url);
const age = (): typeof import('age-encryption') => require('age-encryption');

/** Returns whether a text is the public key (`age1…`) of an age identity. */
export function isAgeRecipient(text: string): boolean {
  // Not the other kinds that age knows: a file for several keys must not mix them.
  if (!/^age1[a-z0-9]{58}$/.test(text)) return false;
  try {
    new (age().Encrypter)().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}
