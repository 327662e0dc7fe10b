import type { KeyHolder } from '@vetta/contract/admin-key';
import { CallError, call } from '@vetta/contract/client/call';
import { reasonOf } from '../kit/failures.ts';

interface VerificationErrorOptions {
  readonly cause?: unknown;
  readonly retryAfter?: number;
  readonly reason?: string | undefined;
}

/** A failed verification. `message` is the sentence that the login shows. */
export class VerificationError extends Error {
  /** How long to wait before the next attempt, in seconds: after too many attempts. */
  readonly retryAfter: number | undefined;
  /** Why the key could not be verified, and what to do. */
  readonly reason: string | undefined;

  constructor(message: string, { cause, retryAfter, reason }: VerificationErrorOptions = {}) {
    super(message, { cause });
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

const wrongKey = 'Chiave di accesso non valida';
/** A key for a program or a form: it is right, and only persons log in. */
const notForPeople =
  'Questa chiave non apre il pannello: serve la chiave comune, o una tua con «Tutto il pannello» o «Numeri»';
/** If the answer does not say how long: a minute is what the api counts attempts by. */
const USUAL_WAIT_S = 60;

// A header allows only these characters, so a key with others cannot be right.
const isHeaderValue = (key: string) => /^[\x20-\x7e\xa0-\xff]+$/.test(key);

/**
 * Verifies the key with the server. Returns its name and scopes; null for the shared key.
 * @throws VerificationError if it is wrong or could not be verified. After too many attempts it tells how long to wait.
 */
export async function verifyKey(key: string): Promise<KeyHolder | null> {
  if (!isHeaderValue(key)) throw new VerificationError(wrongKey);
  try {
    return (await call('POST /api/admin/auth/verify', {}, { adminKey: key })).holder ?? null;
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(cause: unknown): VerificationError {
  const status = cause instanceof CallError ? cause.status : undefined;
  if (status === 401) return new VerificationError(wrongKey, { cause });
  if (status === 403) return new VerificationError(notForPeople, { cause });
  if (cause instanceof CallError && status === 429)
    return new VerificationError('Troppi tentativi', { cause, retryAfter: cause.retryAfter ?? USUAL_WAIT_S });
  return new VerificationError("Errore durante l'accesso", { cause, reason: reasonOf(cause) });
}
