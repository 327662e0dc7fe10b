import { CallFailed, call } from '@vetta/contract/client/call';

/** Why a key was not let in, as the login says it. */
export class KeyRefused extends Error {}

const wrongKey = 'Chiave di accesso non valida';

// A header carries only these characters: a key with others was never sent, and cannot be right.
const fitsAHeader = (key: string) => /^[\x20-\x7e\xa0-\xff]+$/.test(key);

/**
 * Asks the server whether the key is right.
 * @throws KeyRefused otherwise, with the sentence for the admin; a 429 says how long to wait.
 */
export async function verifyKey(key: string): Promise<void> {
  if (!fitsAHeader(key)) throw new KeyRefused(wrongKey);
  try {
    await call('POST /api/admin/auth/verify', {}, { adminKey: key });
  } catch (error) {
    throw new KeyRefused(sentenceFor(error), { cause: error });
  }
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof CallFailed)) return "Errore durante l'accesso";
  if (error.status === 401) return wrongKey;
  return error.status === 429 && error.sentence ? error.sentence : "Errore durante l'accesso";
}
