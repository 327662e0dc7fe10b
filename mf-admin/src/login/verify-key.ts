import { CallError, call } from '@vetta/contract/client/call';

/** A failed verification. `message` is the sentence that the login shows. */
class VerificationError extends Error {}

const wrongKey = 'Chiave di accesso non valida';

// A header allows only these characters, so a key with others cannot be right.
const isHeaderValue = (key: string) => /^[\x20-\x7e\xa0-\xff]+$/.test(key);

/**
 * Verifies the key with the server.
 * @throws VerificationError if it is wrong or could not be verified. After too many attempts it tells how long to wait.
 */
export async function verifyKey(key: string): Promise<void> {
  if (!isHeaderValue(key)) throw new VerificationError(wrongKey);
  try {
    await call('POST /api/admin/auth/verify', {}, { adminKey: key });
  } catch (error) {
    throw new VerificationError(messageFor(error), { cause: error });
  }
}

function messageFor(error: unknown): string {
  if (!(error instanceof CallError)) return "Errore durante l'accesso";
  if (error.status === 401) return wrongKey;
  return error.status === 429 && error.serverMessage ? error.serverMessage : "Errore durante l'accesso";
}
